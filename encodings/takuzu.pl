% Takuzu
%
% The clpfd twin of takuzu.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl takuzu.pl INSTANCE [--models=N] [--labeling=ff,up,step] [--distinct=0]
%
% Source: the rules are those of an article on solving the puzzle by backtracking in Python
% (July 2016); the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(library(clpfd)).

:- input([size/2, given/3]).

% 1: equal rows or equal columns are forbidden; 0: they are allowed.
constant(distinct, 1).

puzzle(Variables, Rows) :-
    size(Height, Width),
    cells(Height, Width, Rows),
    transpose(Rows, Columns),
    append(Rows, Columns, Lines),
    maplist(no_triple, Lines),
    maplist(balanced, Lines),
    differ(Rows),
    differ(Columns),
    named(Rows, Variables).

% ---- Cells: each has one of two values (generate) ---------------------------------

cells(Height, Width, Rows) :-
    grid(Height, Width, Rows),
    append(Rows, Cells),
    Cells ins 0..1,
    findall(given(R, C, V), given(R, C, V), Givens),
    maplist(shows(Rows), Givens).

shows(Rows, given(R, C, V)) :- at(Rows, R, C, V).

% ---- Triples: no three in a row (test) --------------------------------------------

no_triple([X, Y, Z | Cells]) :- !,
    X + Y + Z #>= 1,
    X + Y + Z #=< 2,
    no_triple([Y, Z | Cells]).
no_triple(_).

% ---- Balance: as many 0 as 1 (test) -----------------------------------------------

balanced(Line) :-
    length(Line, Length),
    Half is Length // 2,
    sum(Line, #=, Half).

% ---- Difference: no line twice (define, test) -------------------------------------

% A line is a number in binary.
differ(Lines) :-
    (   const(distinct, 1) ->
        maplist(number, Lines, Numbers),
        all_different(Numbers)
    ;   true
    ).

number(Line, Number) :-
    foldl([Cell, Sum, 2 * Sum + Cell]>>true, Line, 0, Expression),
    Number #= Expression.

% ---- Search: the values that an answer tells --------------------------------------

shown(Rows, Atoms) :-
    findall(value(R, C, V), at(Rows, R, C, V), Atoms).
