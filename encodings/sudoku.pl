% Sudoku
%
% The clpfd twin of sudoku.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl sudoku.pl INSTANCE [--models=N] [--labeling=ff,up,step] [--diagonals=1]
%
% Source: the 9x9 instances and the wish for regions of other shapes are those of a chapter
% on backtracking in a Python course; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(library(clpfd)).

:- input([size/2, boxes/2, region/3, given/3]).

default_labeling([ff]).

% 1: the two long diagonals hold each number once, too.
constant(diagonals, 0).

puzzle(Variables, Rows) :-
    size(N, N),
    cells(N, Rows),
    units(N, Units),
    maplist(all_different_in(Rows), Units),
    named(Rows, Variables).

% ---- Units: the sets of N cells that hold each number once (define) ---------------

% The cells of each unit, as a list of places.
units(N, Units) :-
    findall((Kind-Id)-(R-C), in_unit(N, Kind, Id, R, C), Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Grouped),
    pairs_values(Grouped, Units).

in_unit(N, Kind, Id, R, C) :-
    between(1, N, R),
    between(1, N, C),
    in(Kind, Id, N, R, C).

in(row, R, _, R, _).
in(column, C, _, _, C).
in(box, I-J, _, R, C) :- boxes(Height, Width), I is (R-1) // Height, J is (C-1) // Width.
in(region, Id, _, R, C) :- region(R, C, Id).
in(diagonal, down, _, R, R) :- const(diagonals, 1).
in(diagonal, up, N, R, C) :- const(diagonals, 1), R is N + 1 - C.

% ---- Numbers: each cell has one (generate) ----------------------------------------

cells(N, Rows) :-
    grid(N, N, Rows),
    append(Rows, Cells),
    Cells ins 1..N,
    findall(given(R, C, V), given(R, C, V), Givens),
    maplist(shows(Rows), Givens).

shows(Rows, given(R, C, V)) :- at(Rows, R, C, V).

% ---- Distinctness: each number once in each unit (test) ---------------------------

all_different_in(Rows, Places) :-
    maplist(cell_at(Rows), Places, Cells),
    all_distinct(Cells).

cell_at(Rows, R-C, Cell) :- at(Rows, R, C, Cell).

% ---- Search: the values that an answer tells --------------------------------------

shown(Rows, Atoms) :-
    findall(value(R, C, V), at(Rows, R, C, V), Atoms).
