% Akari
%
% The clpfd twin of akari.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl akari.pl INSTANCE [--models=N] [--labeling=ff,down]
%
% A cell is 1 where a lamp stands, and a line is 1 if a lamp stands in it.
%
% Source: the puzzle is Nikoli's; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(library(clpfd)).

:- input([size/2, wall/2, clue/3]).

% Lamps first.
default_labeling([down]).

puzzle(Variables, Rows) :-
    size(Height, Width),
    cells(Height, Width, Rows),
    light(Rows),
    findall(clue(R, C, N), clue(R, C, N), Clues),
    maplist(has_lamps(Rows), Clues),
    labels(Rows, Clues, Variables).

% ---- Lamps: any white cell may have one (generate) --------------------------------

cells(Height, Width, Rows) :-
    grid(Height, Width, Rows),
    append(Rows, Cells),
    Cells ins 0..1,
    findall(R-C, black(R, C), Blacks),
    cells_at(Rows, Blacks, Dark),
    Dark ins 0.

black(R, C) :- wall(R, C) ; clue(R, C, _).

% ---- Numbers: the lamps beside a black cell (test) --------------------------------

has_lamps(Rows, clue(R, C, N)) :-
    findall(R1-C1, beside(Rows, R, C, R1, C1), Places),
    cells_at(Rows, Places, Cells),
    sum(Cells, #=, N).

% ---- Light: a line is lit by one lamp (define, test) ------------------------------

light(Rows) :-
    transpose(Rows, Columns),
    maplist(lit, Rows, Across),
    maplist(lit, Columns, Lit),
    transpose(Lit, Down),
    maplist(maplist([A, D]>>(A + D #>= 1)), Across, Down).

% For each cell of a row or a column, whether its line is lit: cells without a black one
% between share that variable. Black cells, the only ones that are known so far, need no light.
lit(Cells, Lit) :- lit(Cells, [], _, Lit).

lit([], Line, Lamps, []) :- one_at_most(Line, Lamps).
lit([Cell | Cells], Line, Lamps, [Lamps | Lit]) :-
    var(Cell), !,
    lit(Cells, [Cell | Line], Lamps, Lit).
lit([_ | Cells], Line, Lamps, [1 | Lit]) :-
    one_at_most(Line, Lamps),
    lit(Cells, [], _, Lit).

one_at_most(Line, Lamps) :-
    Lamps in 0..1,
    sum(Line, #=, Lamps).

% ---- Search: cells beside numbers first, and the values that an answer tells ------

labels(Rows, Clues, Variables) :-
    findall(R1-C1, ( member(clue(R, C, _), Clues), near(Rows, R, C, R1, C1)
                   ; at(Rows, R1, C1, _) ), Repeated),
    list_to_set(Repeated, Places),
    exclude([R-C]>>black(R, C), Places, Whites),
    named(Rows, Whites, Variables).

near(Rows, R, C, R1, C1) :-
    findall(Y-X, beside(Rows, R, C, Y, X), Beside),
    sort(Beside, Places),
    member(R1-C1, Places).

shown(Rows, Atoms) :-
    findall(lamp(R, C), at(Rows, R, C, 1), Atoms).
