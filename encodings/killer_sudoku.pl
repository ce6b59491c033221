% Killer Sudoku
%
% The clpfd twin of killer_sudoku.lp; both read the same instances, and the sections have the
% same headings.
%
%   swipl killer_sudoku.pl INSTANCE [--models=N] [--labeling=ff,up,step] [--diagonals=1]
%
% Source: the puzzle comes from Japan, where it is called samunamupure; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/latin).
:- use_module(lib/grid).
:- use_module(lib/cages).
:- use_module(library(clpfd)).

:- input([size/2, boxes/2, region/3, cage/3, target/4, given/3]).

default_labeling([ff]).

% 1: the two long diagonals hold each number once, too.
constant(diagonals, 0).

% The rules of sudoku.pl are in lib/latin.pl.
puzzle(Variables, Rows) :-
    size(N, N),
    latin(N, Rows),
    cages(Cages),
    maplist(different(Rows), Cages),
    targets(Rows, Targets),
    maplist(adds_up(Rows), Targets),
    by_cage(Rows, Targets, Variables).

% ---- Cages: no number twice (test) ------------------------------------------------

% The cells of each cage, as a list of places.
cages(Cages) :-
    findall(Id-(R-C), cage(R, C, Id), Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Grouped),
    pairs_values(Grouped, Cages).

different(Rows, Places) :-
    cells_at(Rows, Places, Cells),
    all_distinct(Cells).

% ---- Sums: the numbers of a cage add up to its target (test) ----------------------

adds_up(Rows, add-N-Places) :-
    cells_at(Rows, Places, Cells),
    sum(Cells, #=, N).

% ---- Search: cage by cage, and the values that an answer tells --------------------

shown(Rows, Atoms) :-
    findall(value(R, C, V), at(Rows, R, C, V), Atoms).
