% Slitherlink
%
% The clpfd twin of slitherlink.lp; both read the same instances, and the sections have the
% same headings.
%
%   swipl slitherlink.pl INSTANCE [--models=N] [--labeling=ff,down]
%
% A cell is 1 inside of the loop and 0 outside, and so is a ring of cells around the board,
% with the rows and columns 0 and one more than there are: an edge is 1 between two cells that
% differ. There is one loop if all that is inside hangs together, and all that is outside.
%
% Source: the puzzle is Nikoli's; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/connected).
:- use_module(library(clpfd)).

:- input([size/2, clue/3]).

puzzle(Edges, Edges) :-
    size(Height, Width),
    cells(Height, Width, Grid),
    edges(Grid, Edges),
    findall(clue(R, C, N), clue(R, C, N), Clues),
    maplist(has_sides(Edges), Clues),
    one_loop(Grid).

% ---- The loop: it may run along any side (generate) -------------------------------

cells(Height, Width, Grid) :-
    Rows is Height + 2,
    Cols is Width + 2,
    grid(Rows, Cols, Grid),
    append(Grid, Cells),
    Cells ins 0..1,
    findall(R-C, ( at(Grid, R, C, _), ( memberchk(R, [1, Rows]) ; memberchk(C, [1, Cols]) ) ),
            Ring),
    cells_at(Grid, Ring, Outside),
    Outside ins 0.

% Name = Edge for each edge: first the sides of the numbers, in their order.
edges(Grid, Edges) :-
    findall(Name, ( clue(R, C, _), side(R-C, Name) ; edge(Name, _, _) ), Repeated),
    list_to_set(Repeated, Names),
    maplist([Name, Name = _]>>true, Names, Edges),
    maplist(differs(Grid), Edges, Tuples),
    tuples_in(Tuples, [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]]).

% The edges in the order of their names, each with the places of the cells on both sides.
edge(edge(R, C, Side), R-C, Next) :-
    size(Height, Width),
    between(1, Height, R),
    between(1, Width, C),
    next(Side, R, C, Next).

next(bottom, R, C, R1-C) :- R1 is R + 1.
next(left, R, 1, R-0).
next(right, R, C, R-C1) :- C1 is C + 1.
next(top, 1, C, 0-C).

side(Place, Name) :-
    edge(Name, Cell, Next),
    ( Cell = Place ; Next = Place ).

differs(Grid, Name = Edge, [X, Y, Edge]) :-
    edge(Name, Cell, Next),
    maplist(cell(Grid), [Cell, Next], [X, Y]).

cell(Grid, R-C, Cell) :-
    nth0(R, Grid, Row),
    nth0(C, Row, Cell).

% ---- Numbers: they count sides (test) ---------------------------------------------

has_sides(Edges, clue(R, C, N)) :-
    findall(Name, side(R-C, Name), Names),
    maplist([Name, Edge, Name = Edge]>>true, Names, Sides, Own),
    maplist({Edges}/[Side]>>memberchk(Side, Edges), Own),
    sum(Sides, #=, N).

% ---- One loop: it ends nowhere, branches nowhere, and is one piece (test) ---------

one_loop(Grid) :-
    append(Grid, Cells),
    sum(Cells, #>=, 1),
    maplist(maplist([Cell, Other]>>(Other #= 1 - Cell)), Grid, Outside),
    connected(Grid),
    connected(Outside).

% ---- Search: the values that an answer tells --------------------------------------

shown(Edges, Atoms) :-
    findall(Name, member(Name = 1, Edges), Atoms).
