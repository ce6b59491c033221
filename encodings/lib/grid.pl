% Rectangular grids of clpfd variables, as lists of rows.
%
%   grid(Rows, Cols, Grid)            Grid has that many rows and columns of new variables
%   at(Grid, R, C, Cell)              the cell in row R and column C, counted from 1
%   cells_at(Grid, Places, Cells)     the cells of a list of places R-C
%   named(Grid, Variables)            cell(R, C) = Cell for each cell, in reading order
%   named(Grid, Places, Variables)    the same for a list of places, in its order
%   beside(Grid, R, C, R1, C1)        R1,C1 is a cell above, left, below or right of R,C

:- module(grid, [grid/3, at/4, cells_at/3, named/2, named/3, beside/5]).

grid(Rows, Cols, Grid) :-
    length(Grid, Rows),
    maplist(row(Cols), Grid).

row(Cols, Row) :- length(Row, Cols).

at(Grid, R, C, Cell) :-
    nth1(R, Grid, Row),
    nth1(C, Row, Cell).

cells_at(Grid, Places, Cells) :- maplist(cell_at(Grid), Places, Cells).

cell_at(Grid, R-C, Cell) :- at(Grid, R, C, Cell).

named(Grid, Variables) :-
    findall(R-C, at(Grid, R, C, _), Places),
    named(Grid, Places, Variables).

named(Grid, Places, Variables) :-
    cells_at(Grid, Places, Cells),
    maplist([R-C, Cell, cell(R, C) = Cell]>>true, Places, Cells, Variables).

beside(Grid, R, C, R1, C1) :-
    member(DR-DC, [-1-0, 0-(-1), 1-0, 0-1]),
    R1 is R + DR,
    C1 is C + DC,
    at(Grid, R1, C1, _).
