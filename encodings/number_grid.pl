% Number grid
%
% The clpfd twin of number_grid.lp; both read the same instances, and the sections have the
% same headings.
%
%   swipl number_grid.pl INSTANCE [--models=N] [--labeling=ff] [--counts=0] [--squares=0]
%       [--connected=0]
%
% Source: the puzzle is Jane Street's of June 2018, the steps are those of an article on
% solving it with Z3 and union-find; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/connected).
:- use_module(library(clpfd)).

:- input([size/2, line/3, amount/2, given/3]).

% 1: the numbers occur as often as amount/2 says; 0: as often as they like.
constant(counts, 1).
% 1: no square of 2 x 2 cells is full; 0: it may be.
constant(squares, 1).
% 1: all numbers hang together; 0: they need not.
constant(connected, 1).

puzzle(Variables, Rows) :-
    size(Height, Width),
    cells(Height, Width, Rows, Filled),
    lines(row, Rows, Filled),
    transpose(Rows, Columns),
    transpose(Filled, FilledColumns),
    lines(column, Columns, FilledColumns),
    squares(Filled),
    amounts(Rows),
    ( const(connected, 1) -> connected(Filled) ; true ),
    named(Rows, Variables).

% ---- Cells: a number or nothing (generate) ----------------------------------------

% 0 is an empty cell; Filled has a 1 for each number.
cells(Height, Width, Rows, Filled) :-
    grid(Height, Width, Rows),
    grid(Height, Width, Filled),
    append(Rows, Cells),
    append(Filled, Flags),
    findall(V, amount(V, _), Values),
    foldl([V, Domain, Domain \/ V]>>true, Values, 0, Domain),
    Cells ins Domain,
    maplist(is_filled, Cells, Flags),
    findall(given(R, C, V), given(R, C, V), Givens),
    maplist(shows(Rows), Givens).

is_filled(Cell, Flag) :- Cell #\= 0 #<==> Flag.

shows(Rows, given(R, C, V)) :- at(Rows, R, C, V).

% ---- Lines: how many numbers, and their sum (define, test) ------------------------

lines(Kind, Lines, Filled) :-
    findall(line(K, Sum), line(Kind, K, Sum), Rules),
    maplist(rule_holds(Lines, Filled), Rules).

rule_holds(Lines, Filled, line(K, Sum)) :-
    maplist(total(K), Filled),
    maplist(total(Sum), Lines).

total(Total, Line) :- sum(Line, #=, Total).

% ---- Squares: none is full (define, test) -----------------------------------------

squares(Filled) :-
    (   const(squares, 1) -> maplist_pairs(not_full, Filled)
    ;   true
    ).

not_full([A, B | Above], [C, D | Below]) :- !,
    A + B + C + D #=< 3,
    not_full([B | Above], [D | Below]).
not_full(_, _).

maplist_pairs(Goal, [X, Y | Rest]) :- !,
    call(Goal, X, Y),
    maplist_pairs(Goal, [Y | Rest]).
maplist_pairs(_, _).

% ---- Amounts: how often each number occurs (test) ---------------------------------

amounts(Rows) :-
    append(Rows, Cells),
    findall(V-N, ( const(counts, 1), amount(V, N) ), Amounts),
    maplist(occurs(Cells), Amounts).

occurs(Cells, V-N) :-
    maplist(is_value(V), Cells, Flags),
    sum(Flags, #=, N).

is_value(V, Cell, Flag) :- Cell #= V #<==> Flag.

% ---- Connectedness: the numbers hang together (the test is in lib) ----------------

% ---- Search: the values that an answer tells --------------------------------------

shown(Rows, Atoms) :-
    findall(value(R, C, V), ( at(Rows, R, C, V), V > 0 ), Atoms).
