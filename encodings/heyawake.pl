% Heyawake
%
% The clpfd twin of heyawake.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl heyawake.pl INSTANCE [--models=N] [--labeling=ff,up]
%
% A cell is 0 where it is black, and 1 where it is white.
%
% Source: the puzzle is Nikoli's; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/apart).
:- use_module(library(clpfd)).

:- input([size/2, region/3, clue/3]).

% Black cells keep apart, and white ones hang together (test): lib/apart.pl.
puzzle(Variables, Grid) :-
    size(Height, Width),
    grid(Height, Width, Grid),
    append(Grid, Cells),
    Cells ins 0..1,
    findall(room(N, Places), room(Grid, N, Places), Rooms),
    maplist(has_black(Grid), Rooms),
    lines(Grid),
    apart(Grid),
    labels(Grid, Rooms, Variables).

% ---- Rooms: as many black cells as the number says (test) -------------------------

% The places of a room with a number, in reading order.
room(Grid, N, Places) :-
    clue(R0, C0, N),
    region(R0, C0, Id),
    findall(R-C, ( at(Grid, R, C, _), region(R, C, Id) ), Places).

has_black(Grid, room(N, Places)) :-
    cells_at(Grid, Places, Cells),
    length(Cells, Count),
    sum(Cells, #=, Count - N).

% ---- Lines: white ones cross one border at most (define, test) --------------------

lines(Rows) :-
    length(Rows, Height),
    Rows = [Row | _],
    length(Row, Width),
    grid(Height, Width, Rooms),
    findall(Id, ( at(Rooms, R, C, _), region(R, C, Id) ), Ids),
    append(Rooms, Ids),
    maplist(one_border, Rows, Rooms),
    transpose(Rows, Columns),
    transpose(Rooms, RoomsDown),
    maplist(one_border, Columns, RoomsDown).

% A cell has the sign 0 or 1 as it is black or white, and 2 or 3 behind a border. Along the line the
% state is the number of borders that the white cells have crossed, or black.
one_border(Cells, [Room | Rooms]) :-
    foldl(sign, Cells, [Room | Rooms], Signs, Room, _),
    automaton(Signs, [source(black), sink(black), sink(0), sink(1)],
              [ arc(black, 0, black), arc(black, 2, black), arc(black, 1, 0), arc(black, 3, 0),
                arc(0, 0, black), arc(0, 2, black), arc(0, 1, 0), arc(0, 3, 1),
                arc(1, 0, black), arc(1, 2, black), arc(1, 1, 1) ]).

sign(Cell, Room, Cell, Room, Room) :- !.
sign(Cell, Room, Sign, _, Room) :- Sign #= Cell + 2.

% ---- Search: rooms with numbers first, and the values that an answer tells --------

labels(Grid, Rooms, Variables) :-
    findall(R-C, ( member(room(_, Places), Rooms), member(R-C, Places) ; at(Grid, R, C, _) ),
            Repeated),
    list_to_set(Repeated, Places),
    named(Grid, Places, Variables).

shown(Grid, Atoms) :-
    findall(black(R, C), at(Grid, R, C, 0), Atoms).
