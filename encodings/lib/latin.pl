% Latin squares: N numbers, each once in each row and each column, in each box or region, and
% in each long diagonal where the constant diagonals is 1.
%
%   latin(N, Rows)   Rows are N rows of N variables, which hold the given numbers
%
% Facts: boxes(Height, Width) or region(R, C, Id), and given(R, C, V).

:- module(latin, [latin/2]).
:- use_module(library(clpfd)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(apply)).
:- use_module(twin, [const/2]).
:- use_module(grid).

latin(N, Rows) :-
    cells(N, Rows),
    units(N, Units),
    maplist(cells_at(Rows), Units, Lists),
    maplist(all_distinct, Lists).

cells(N, Rows) :-
    grid(N, N, Rows),
    append(Rows, Cells),
    Cells ins 1..N,
    findall(given(R, C, V), user:given(R, C, V), Givens),
    maplist(shows(Rows), Givens).

shows(Rows, given(R, C, V)) :- at(Rows, R, C, V).

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
in(box, I-J, _, R, C) :- user:boxes(Height, Width), I is (R-1) // Height, J is (C-1) // Width.
in(region, Id, _, R, C) :- user:region(R, C, Id).
in(diagonal, down, _, R, R) :- const(diagonals, 1).
in(diagonal, up, N, R, C) :- const(diagonals, 1), R is N + 1 - C.
