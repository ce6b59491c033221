% Kuromasu, the article's algorithm
%
% Clue by clue, in the order of the list, each direction is walked by backtracking; what no
% clue has reached becomes white; the white cells are explored from the first one; labeling
% comes last and finds nothing left to do.
%
%   swipl kuromasu_article.pl INSTANCE [--models=N]
%
% It differs from kuromasu.lp: cells that no clue reaches are white without any search, so
% a puzzle with several solutions keeps some of them to itself (an empty board of 1 x 2 has
% three, this program finds one). It finds one if there is any: turning unreached black
% cells white breaks no rule. Hence "no answer" is a proof, and a single answer proves
% nothing about others. For all answers there is kuromasu.pl.
%
% Source: an article on solving Kuromasu with SWI-Prolog's library(clpfd)
% (developpez.com), its description and the parts that it prints. The board is one list of
% cells, walked by nth0/3; kuromasu_article_2008.pl walks it as
% SWI-Prolog did then.

:- use_module(lib/twin).
:- use_module(library(clpfd)).

:- input([size/2, clue/3, white/2]).

finds(some).

puzzle(Variables, board(Width, Cells)) :-
    size(Height, Width),
    cells(Height, Width, Cells),
    findall(clue(R, C, N), clue(R, C, N), Clues),
    maplist(sees(Cells, Height, Width), Clues),
    maplist(color(1), Cells),
    connected(Cells, Height, Width),
    findall(cell(R, C), ( between(1, Height, R), between(1, Width, C) ), Names),
    maplist([Name, Cell, Name = Cell]>>true, Names, Cells, Variables).

% ---- Cells: each has one of two values (generate) ---------------------------------

% 0 is black, 1 is white. Rows and columns count from 0 here.
cells(Height, Width, Cells) :-
    Count is Height * Width,
    length(Cells, Count),
    Cells ins 0..1,
    findall(P, ( white(R, C), P is Width * (R - 1) + C - 1 ), Whites),
    maplist(white_at(Cells), Whites).

white_at(Cells, P) :- nth0(P, Cells, 1).

% ---- Visibility: what a number sees (define, test) --------------------------------

sees(Cells, Height, Width, clue(Row, Column, N)) :-
    L #= Row - 1,
    C #= Column - 1,
    P #= Width * L + C,
    nth0(P, Cells, 1),
    Max #= N - 1,
    run(left, Cells, Height, Width, L, C, Left, Max),
    Max1 #= Max - Left,
    Max1 #>= 0,
    run(up, Cells, Height, Width, L, C, Up, Max1),
    Max2 #= Max1 - Up,
    Max2 #>= 0,
    run(right, Cells, Height, Width, L, C, Right, Max2),
    Max3 #= Max2 - Right,
    Max3 #>= 0,
    run(down, Cells, Height, Width, L, C, Down, Max3),
    Left + Up + Right + Down #= Max,
    retry(clue(Row, Column, N)).

% run(D, Cells, Height, Width, L, C, Seen, Max): from L,C, Seen white cells are seen in
% direction D, at most Max.
run(D, Cells, Height, Width, L, C, Seen, Max) :-
    next(D, L, C, L1, C1),
    run(D, Cells, Height, Width, L1, C1, 0, Seen, Max).

% A white cell: go on.
run(D, Cells, Height, Width, L, C, Seen0, Seen, Max) :-
    inside(D, Height, Width, L, C),
    Seen0 #< Max,
    P #= Width * L + C,
    nth0(P, Cells, 1),
    Seen1 #= Seen0 + 1,
    next(D, L, C, L1, C1),
    run(D, Cells, Height, Width, L1, C1, Seen1, Seen, Max).
% A black cell: its other neighbours are white.
run(D, Cells, Height, Width, L, C, Seen, Seen, Max) :-
    inside(D, Height, Width, L, C),
    Seen #< Max,
    P #= Width * L + C,
    nth0(P, Cells, 0),
    closed(D, Cells, Height, Width, L, C).
% As many as possible: the next cell must be black.
run(D, Cells, Height, Width, L, C, Max, Max, Max) :-
    inside(D, Height, Width, L, C),
    P #= Width * L + C,
    nth0(P, Cells, 0),
    closed(D, Cells, Height, Width, L, C).
% The edge.
run(D, _Cells, Height, Width, L, C, Seen, Seen, _Max) :-
    outside(D, Height, Width, L, C).

next(left, L, C, L, C1) :- C1 #= C - 1.
next(up, L, C, L1, C) :- L1 #= L - 1.
next(right, L, C, L, C1) :- C1 #= C + 1.
next(down, L, C, L1, C) :- L1 #= L + 1.

inside(left, _, _, _, C) :- C #> -1.
inside(up, _, _, L, _) :- L #> -1.
inside(right, _, Width, _, C) :- C #< Width.
inside(down, Height, _, L, _) :- L #< Height.

outside(left, _, _, _, C) :- C #=< -1.
outside(up, _, _, L, _) :- L #=< -1.
outside(right, _, Width, _, C) :- C #>= Width.
outside(down, Height, _, L, _) :- L #>= Height.

% ---- Adjacency: black cells keep apart (test) -------------------------------------

% The cell that the walk comes from is white already; the three others become so.
closed(D, Cells, Height, Width, L, C) :-
    others(D, D1, D2, D3),
    whiten(D1, Cells, Height, Width, L, C),
    whiten(D2, Cells, Height, Width, L, C),
    whiten(D3, Cells, Height, Width, L, C).

others(left, up, left, down).
others(up, left, up, right).
others(right, up, right, down).
others(down, left, down, right).

whiten(D, _Cells, Height, Width, L, C) :-
    next(D, L, C, L1, C1),
    outside(D, Height, Width, L1, C1).
whiten(D, Cells, Height, Width, L, C) :-
    next(D, L, C, L1, C1),
    inside(D, Height, Width, L1, C1),
    P #= Width * L1 + C1,
    nth0(P, Cells, 1).

color(Color, Cell) :- var(Cell), !, Cell = Color.
color(_, _).

% ---- Connectedness: white cells hang together (define, test) ----------------------

% Visited gets the color of each cell that the walk comes to, and black for the others:
% all is connected if it has as many white cells as the board.
connected(Cells, Height, Width) :-
    length(Cells, Count),
    length(Visited, Count),
    walk(Cells, Height, Width, Visited),
    maplist(color(0), Visited),
    sum(Visited, #=, Total),
    sum(Cells, #=, Total).

% It begins from the first cell, or from the second where the first is black: two
% neighbours are never both black. In a single column the second is below.
walk([1 | Cells], Height, Width, [1 | Visited]) :-
    explore([1 | Cells], Height, Width, [1 | Visited], 0, 0).
walk([0, 1 | Cells], Height, Width, [0, 1 | Visited]) :-
    Width #> 1,
    explore([0, 1 | Cells], Height, Width, [0, 1 | Visited], 0, 1).
walk([0, 1 | Cells], Height, 1, [0, 1 | Visited]) :-
    explore([0, 1 | Cells], Height, 1, [0, 1 | Visited], 1, 0).
walk([0], 1, 1, [0]).

explore(Cells, Height, Width, Visited, L, C) :-
    look(up, Cells, Height, Width, Visited, L, C),
    look(right, Cells, Height, Width, Visited, L, C),
    look(down, Cells, Height, Width, Visited, L, C),
    look(left, Cells, Height, Width, Visited, L, C).

% A white cell for the first time: explore from there.
look(D, Cells, Height, Width, Visited, L, C) :-
    next(D, L, C, L1, C1),
    inside(D, Height, Width, L1, C1),
    P #= Width * L1 + C1,
    nth0(P, Cells, 1),
    nth0(P, Visited, V),
    var(V),
    V = 1,
    explore(Cells, Height, Width, Visited, L1, C1).
% Any cell once more.
look(D, _Cells, Height, Width, Visited, L, C) :-
    next(D, L, C, L1, C1),
    inside(D, Height, Width, L1, C1),
    P #= Width * L1 + C1,
    nth0(P, Visited, V),
    nonvar(V).
% A black cell for the first time.
look(D, Cells, Height, Width, Visited, L, C) :-
    next(D, L, C, L1, C1),
    inside(D, Height, Width, L1, C1),
    P #= Width * L1 + C1,
    nth0(P, Cells, 0),
    nth0(P, Visited, V),
    var(V),
    V = 0.
% The edge.
look(D, _Cells, Height, Width, _Visited, L, C) :-
    next(D, L, C, L1, C1),
    outside(D, Height, Width, L1, C1).

% ---- Search: the values that an answer tells --------------------------------------

shown(board(Width, Cells), Atoms) :-
    findall(black(R, C),
            ( nth0(P, Cells, 0), R is P // Width + 1, C is P mod Width + 1 ),
            Atoms).
