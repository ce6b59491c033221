% Numbers outside the board, beside its rows and columns: facts outside(Side, I, K, N).
%
%   beside(Grid, Lines)        Lines are those that have numbers, in the order of the facts,
%                              each as line(Cells, Numbers); the cells begin at that side
%   in_order(Grid, Variables)  Variables has cell(R, C) = Cell for each cell: first those of
%                              the lines that have numbers, in the order of the facts

:- module(outside, [beside/2, in_order/2]).
:- use_module(library(clpfd), [transpose/2]).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(apply)).
:- use_module(library(yall)).
:- use_module(grid).

beside(Grid, Lines) :-
    findall(Side-I, user:outside(Side, I, _, _), Repeated),
    list_to_set(Repeated, Places),
    maplist(line(Grid), Places, Lines).

line(Grid, Side-I, line(Cells, Numbers)) :-
    cells(Side, I, Grid, Cells),
    findall(K-N, user:outside(Side, I, K, N), Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Numbers).

cells(left, I, Grid, Cells) :- nth1(I, Grid, Cells).
cells(top, I, Grid, Cells) :- transpose(Grid, Columns), nth1(I, Columns, Cells).
cells(right, I, Grid, Cells) :- cells(left, I, Grid, Row), reverse(Row, Cells).
cells(bottom, I, Grid, Cells) :- cells(top, I, Grid, Column), reverse(Column, Cells).

% The lines of a grid of names and variables are mentioned first, then all cells.
in_order(Grid, Variables) :-
    length(Grid, Height),
    transpose(Grid, Columns),
    length(Columns, Width),
    grid(Height, Width, NamedGrid),
    append(NamedGrid, Named),
    named(Grid, Named),
    beside(NamedGrid, Lines),
    maplist([line(Cells, _), Cells]>>true, Lines, Mentioned),
    append(Mentioned, First),
    append(First, Named, Repeated),
    list_to_set(Repeated, Variables).
