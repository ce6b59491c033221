% Tents
%
% The clpfd twin of tents.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl tents.pl INSTANCE [--models=N] [--labeling=ff,up,step]
%
% A cell is 1 where a tent stands. So is each pair of a tree and a cell beside it, if the tent
% there belongs to the tree; pairs are labelled last, and show nothing.
%
% Source: the rules are those of the puzzle; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/outside).
:- use_module(library(clpfd)).

:- input([size/2, tree/2, outside/4]).

puzzle(Variables, board(Grid, Pairs)) :-
    size(Height, Width),
    cells(Height, Width, Grid),
    apart(Grid),
    beside(Grid, Lines),
    maplist(has_number, Lines),
    pairs(Grid, Pairs),
    in_order(Grid, All),
    exclude(is_tree, All, Variables).

is_tree(cell(R, C) = _) :- tree(R, C).

% ---- Tents: any cell without a tree may have one (generate) -----------------------

cells(Height, Width, Grid) :-
    grid(Height, Width, Grid),
    append(Grid, Cells),
    Cells ins 0..1,
    findall(R-C, tree(R, C), Trees),
    maplist(is_free(Grid), Trees).

is_free(Grid, R-C) :- at(Grid, R, C, 0).

% ---- Touching: tents keep apart (test) --------------------------------------------

% Of two cells in two rows and of two in two columns that lie side by side, one has a tent.
apart([Row, Next | Rows]) :- !,
    squares(Row, Next),
    apart([Next | Rows]).
apart([Row]) :- squares(Row, []).

squares([A, B | Row], Next) :- !,
    (   Next = [C, D | Rest] -> A + B + C + D #=< 1, squares([B | Row], [D | Rest])
    ;   A + B #=< 1, squares([B | Row], [])
    ).
squares([A], [B]) :- !, A + B #=< 1.
squares(_, _).

% ---- Numbers: how many tents a line has (test) ------------------------------------

has_number(line(Cells, [Number])) :- sum(Cells, #=, Number).

% ---- Pairs: each tree has a tent of its own (generate, test) ----------------------

% pair(Tree, Cell, Pair) for each tree and each free cell beside it.
pairs(Grid, Variables) :-
    findall(pair(R-C, R1-C1, _),
            ( tree(R, C), beside(Grid, R, C, R1, C1), \+ tree(R1, C1) ), Pairs),
    maplist(pair, Pairs, Variables),
    Variables ins 0..1,
    findall(R-C, tree(R, C), Trees),
    maplist(has_tent(Pairs), Trees),
    findall(R-C, ( at(Grid, R, C, _), \+ tree(R, C) ), Places),
    maplist(has_tree(Grid, Pairs), Places).

has_tent(Pairs, Tree) :-
    include(of_tree(Tree), Pairs, Own),
    total(Own, 1).

of_tree(Tree, pair(Tree, _, _)).

has_tree(Grid, Pairs, R-C) :-
    include(of_place(R-C), Pairs, Own),
    at(Grid, R, C, Cell),
    total(Own, Cell).

of_place(Place, pair(_, Place, _)).

total(Pairs, Sum) :-
    maplist(pair, Pairs, Variables),
    sum(Variables, #=, Sum).

pair(pair(_, _, Pair), Pair).

% ---- Search: the values that an answer tells --------------------------------------

remaining(board(_, Pairs), Pairs).

shown(board(Grid, _), Atoms) :-
    findall(tent(R, C), at(Grid, R, C, 1), Atoms).
