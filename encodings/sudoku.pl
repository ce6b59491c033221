% Sudoku
%
% The clpfd twin of sudoku.lp; both read the same instances.
%
%   swipl sudoku.pl INSTANCE [--models=N] [--labeling=ff,up,step] [--diagonals=1]
%
% Source: the 9x9 instances and the wish for regions of other shapes are those of a chapter
% on backtracking in a Python course; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/latin).

:- input([size/2, boxes/2, region/3, given/3]).

default_labeling([ff]).

% 1: the two long diagonals hold each number once, too.
constant(diagonals, 0).

puzzle(Variables, Rows) :-
    size(N, N),
    latin(N, Rows),
    named(Rows, Variables).

% All rules are in lib/latin.pl.

% ---- Search: the values that an answer tells --------------------------------------

shown(Rows, Atoms) :-
    findall(value(R, C, V), at(Rows, R, C, V), Atoms).
