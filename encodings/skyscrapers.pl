% Skyscrapers
%
% The clpfd twin of skyscrapers.lp; both read the same instances, and the sections have the
% same headings.
%
%   swipl skyscrapers.pl INSTANCE [--models=N] [--labeling=ff,up,step] [--diagonals=1]
%
% Source: the rules are those of the puzzle; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/outside).
:- use_module(library(clpfd)).

:- input([size/2, heights/1, outside/4, given/3]).

default_labeling([ff]).

% 1: the two long diagonals hold each height once, too.
constant(diagonals, 0).

puzzle(Variables, Rows) :-
    size(N, N),
    ( heights(K) -> true ; K = N ),
    cells(N, K, Rows),
    lines(Rows, Lines),
    maplist(each_once(N, K), Lines),
    beside(Rows, Beside),
    maplist(is_seen, Beside),
    named(Rows, Variables).

% ---- Lines: rows, columns, perhaps diagonals (define) -----------------------------

lines(Rows, Lines) :-
    transpose(Rows, Columns),
    diagonals(Rows, Diagonals),
    append([Rows, Columns, Diagonals], Lines).

diagonals(Rows, [Down, Up]) :-
    const(diagonals, 1), !,
    diagonal(Rows, Down),
    maplist(reverse, Rows, Mirrored),
    diagonal(Mirrored, Up).
diagonals(_, []).

diagonal(Rows, Cells) :- foldl(nth, Rows, Cells, 1, _).

nth(Row, Cell, I, J) :-
    nth1(I, Row, Cell),
    J is I + 1.

% ---- Heights: each cell has one or is empty, each line has each once (generate, test)

cells(N, K, Rows) :-
    grid(N, N, Rows),
    append(Rows, Cells),
    ( K < N -> Low = 0 ; Low = 1 ),
    Cells ins Low..K,
    findall(given(R, C, H), given(R, C, H), Givens),
    maplist(shows(Rows), Givens).

shows(Rows, given(R, C, H)) :- at(Rows, R, C, H).

each_once(N, N, Cells) :- !, all_distinct(Cells).
each_once(N, K, Cells) :-
    Empty is N - K,
    numlist(1, K, Heights),
    maplist([Height, Height-1]>>true, Heights, Counts),
    global_cardinality(Cells, [0-Empty | Counts]).

% ---- Visibility: how many towers a number sees (define, test) ---------------------

is_seen(line(Cells, [Number])) :-
    foldl(seen, Cells, 0-0, _-Seen),
    Seen #= Number.

% A tower is seen if it is higher than the highest before it.
seen(Height, Highest0-Seen0, Highest-Seen) :-
    IsSeen #<==> Height #> Highest0,
    Seen #= Seen0 + IsSeen,
    Highest #= max(Highest0, Height).

% ---- Search: the values that an answer tells --------------------------------------

shown(Rows, Atoms) :-
    findall(value(R, C, H), at(Rows, R, C, H), Atoms).
