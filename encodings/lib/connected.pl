% Connectedness: the open cells of a grid hang together, side by side.
%
%   connected(Grid)   Grid is a list of rows of variables, 1 for open and 0 for closed
%
% Whenever a cell becomes closed, those that are known to be open must still hang together
% by cells that are not closed. Once all cells are known, that is the rule itself, which is
% checked once more, since the cell that becomes known last may be open.

:- module(connected, [connected/1]).
:- use_module(grid).

connected(Grid) :-
    findall(R-C, at(Grid, R, C, _), Places),
    maplist(around(Grid), Places, Lists),
    append(Grid, List),
    Near =.. [near | Lists],
    Cells =.. [cells | List],
    maplist(watched(Cells, Near), List),
    when(ground(List), still_connected(0, Cells, Near)).

% Cells are numbered from 1, row by row.
around(Grid, R-C, Numbers) :-
    Grid = [Row | _],
    length(Row, Width),
    findall(P, ( beside(Grid, R, C, R1, C1), P is (R1 - 1) * Width + C1 ), Numbers).

watched(Cells, Near, Cell) :-
    freeze(Cell, still_connected(Cell, Cells, Near)).

still_connected(1, _, _).
still_connected(0, Cells, Near) :-
    functor(Cells, _, Count),
    functor(Reached, reached, Count),
    ( arg(P, Cells, First), First == 1 -> reach(P, Cells, Near, Reached) ; true ),
    \+ ( arg(Q, Cells, Cell), Cell == 1, arg(Q, Reached, Mark), var(Mark) ).

reach(P, Cells, Near, Reached) :-
    arg(P, Reached, Mark),
    (   nonvar(Mark) -> true
    ;   arg(P, Cells, Cell), Cell == 0 -> true
    ;   Mark = reached,
        arg(P, Near, Around),
        reach_all(Around, Cells, Near, Reached)
    ).

reach_all([], _, _, _).
reach_all([P | Ps], Cells, Near, Reached) :-
    reach(P, Cells, Near, Reached),
    reach_all(Ps, Cells, Near, Reached).
