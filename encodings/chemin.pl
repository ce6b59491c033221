% Chemin (best score)
%
% The clpfd twin of chemin.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl chemin.pl INSTANCE [--models=N] [--optima=all] [--symmetry=1] [--orders=0]
%
% Source: the documentation of the program chemin; the model is ours.

:- use_module(lib/twin).
:- use_module(library(clpfd)).

:- input([size/2]).

% 1: an answer is an order of the cells; 0: an answer is a grid, whatever the order.
constant(orders, 1).
% 1: one of the answers that turns and reflections of the board make of one another; 0: all.
constant(symmetry, 0).

% Cells are numbered from 1 in reading order.
puzzle(Variables, board(Width, Steps, Numbers, Last)) :-
    size(Height, Width),
    Count is Height * Width,
    steps(Count, Steps),
    near(Height, Width, Near),
    functor(Numbers, numbers, Count),
    score(Count, Last),
    fill(Steps, Near, Numbers, 0, Last),
    ( const(symmetry, 1) -> first_of_images(Height, Width, Steps, Numbers) ; true ),
    findall(step(T), between(1, Count, T), Names),
    maplist([Name, Step, Name = Step]>>true, Names, Steps, Variables).

% ---- Order: one cell a step (generate, test) --------------------------------------

steps(Count, Steps) :-
    length(Steps, Count),
    Steps ins 1..Count,
    all_distinct(Steps).

% Near is a term with the list of neighbours of each cell.
near(Height, Width, Near) :-
    Count is Height * Width,
    findall(Cells, ( between(1, Count, Cell), findall(N, neighbour(Height, Width, Cell, N), Cells) ),
            Lists),
    Near =.. [near | Lists].

neighbour(Height, Width, Cell, Neighbour) :-
    R is (Cell - 1) // Width,
    C is (Cell - 1) mod Width,
    member(DR, [-1, 0, 1]),
    member(DC, [-1, 0, 1]),
    R1 is R + DR, R1 >= 0, R1 < Height,
    C1 is C + DC, C1 >= 0, C1 < Width,
    Neighbour is R1 * Width + C1 + 1,
    Neighbour =\= Cell.

% ---- Numbers: sums of the numbers around (define) ---------------------------------

% Each cell gets its number as soon as its step and all earlier ones are known. Total is
% the sum of the numbers so far.
fill([], _, _, _, _).
fill([Step | Steps], Near, Numbers, Total, Last) :-
    freeze(Step, fill(Step, Steps, Near, Numbers, Total, Last)).

fill(Cell, Steps, Near, Numbers, Total, Last) :-
    arg(Cell, Near, Around),
    known_sum(Around, Numbers, 0, Sum),
    Number is max(Sum, 1),
    arg(Cell, Numbers, Number),
    counts(Around, Numbers),
    Total1 is Total + Number,
    (   Steps == [] -> Last = Number
    ;   length(Steps, Left),
        % A new number is at most the sum of all others, so the sum doubles at most.
        Last #=< Total1 << (Left - 1),
        fill(Steps, Near, Numbers, Total1, Last)
    ).

known_sum([], _, Sum, Sum).
known_sum([Cell | Cells], Numbers, Sum0, Sum) :-
    arg(Cell, Numbers, Number),
    ( var(Number) -> Sum1 = Sum0 ; Sum1 is Sum0 + Number ),
    known_sum(Cells, Numbers, Sum1, Sum).

% ---- Score: the number filled in last is the largest (test, define) ---------------

score(Count, Last) :- Last in 1..sup, Last #=< 1 << Count.

objective(board(_, _, _, Last), max(Last)).

% A cell counts for the last one if a neighbour is filled later; or it is the last one.
counts(Around, Numbers) :-
    member(Next, Around), arg(Next, Numbers, Number), var(Number), !.
counts(_, Numbers) :- ground(Numbers).

% ---- Symmetry: of all images of an answer, the first (define, test) ---------------

% Orders are compared step by step: the first fills the first cell earlier. Grids are
% compared cell by cell: the first has the largest number.
first_of_images(Height, Width, Steps, Numbers) :-
    findall(Image, image(Height, Width, Image), Images),
    (   const(orders, 1) -> maplist(first_order(Steps), Images)
    ;   when(ground(Numbers), maplist(first_grid(Numbers), Images))
    ).

first_order(Steps, Image) :-
    maplist(image_of(Image), Steps, Images),
    lex_chain([Steps, Images]).

image_of(Image, Step, To) :- element(Step, Image, To).

first_grid(Numbers, Image) :-
    Numbers =.. [_ | Grid],
    maplist(number_in(Numbers), Image, Other),
    Other @=< Grid.

number_in(Numbers, Cell, Number) :- arg(Cell, Numbers, Number).

% An image is the list of the cells that a symmetry of the board takes the cells 1, 2, ... to.
image(Height, Width, Image) :-
    Count is Height * Width,
    member(Symmetry, [vertical, horizontal, half, main, anti, left, right]),
    ( memberchk(Symmetry, [vertical, horizontal, half]) -> true ; Height =:= Width ),
    findall(To, ( between(1, Count, Cell), moved(Symmetry, Height, Width, Cell, To) ), Image).

moved(Symmetry, Height, Width, Cell, To) :-
    R is (Cell - 1) // Width,
    C is (Cell - 1) mod Width,
    Down is Height - 1 - R,
    Right is Width - 1 - C,
    place(Symmetry, R, C, Down, Right, R1, C1),
    To is R1 * Width + C1 + 1.

place(vertical, _, C, Down, _, Down, C).
place(horizontal, R, _, _, Right, R, Right).
place(half, _, _, Down, Right, Down, Right).
place(main, R, C, _, _, C, R).
place(anti, _, _, Down, Right, Right, Down).
place(left, R, _, _, Right, Right, R).
place(right, _, C, Down, _, C, Down).

% ---- Search: the values that an answer tells --------------------------------------

shown(board(Width, Steps, Numbers, _), Atoms) :-
    findall(filled(R, C, T),
            ( const(orders, 1), nth1(T, Steps, Cell), row_column(Width, Cell, R, C) ), Filled),
    findall(bit(R, C, B),
            ( arg(Cell, Numbers, Number), row_column(Width, Cell, R, C), one_bit(Number, B) ), Bits),
    append(Filled, Bits, Atoms).

row_column(Width, Cell, R, C) :-
    R is (Cell - 1) // Width + 1,
    C is (Cell - 1) mod Width + 1.

one_bit(Number, B) :-
    Highest is msb(Number),
    between(0, Highest, B),
    getbit(Number, B) =:= 1.
