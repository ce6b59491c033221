% Kakuro
%
% The clpfd twin of kakuro.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl kakuro.pl INSTANCE [--models=N] [--labeling=ff,up,step]
%
% Source: the puzzle comes from an American magazine, the name from Nikoli; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(library(clpfd)).

:- input([size/2, block/2, sum/4]).

default_labeling([ff]).

puzzle(Variables, Rows) :-
    size(Height, Width),
    grid(Height, Width, Rows),
    findall(Run, first_of_run(Rows, Run), Runs),
    digits(Rows, Whites),
    maplist(different(Rows), Runs),
    findall(N-Run, summed_run(Rows, N, Run), Sums),
    maplist(adds(Rows), Sums),
    labels(Rows, Whites, Sums, Variables).

% ---- Runs: white cells in a line (define) -----------------------------------------

white(Rows, R, C) :- at(Rows, R, C, _), \+ block(R, C).

next(across, R, C, R, C1) :- C1 is C + 1.
next(down, R, C, R1, C) :- R1 is R + 1.

% A run, as the list of its places, begins where no white cell goes before.
first_of_run(Rows, [R-C | Run]) :-
    white(Rows, R, C),
    member(Direction, [across, down]),
    \+ ( white(Rows, R0, C0), next(Direction, R0, C0, R, C) ),
    run(Rows, Direction, R, C, [R-C | Run]).

run(Rows, Direction, R, C, [R-C | Run]) :-
    white(Rows, R, C), !,
    next(Direction, R, C, R1, C1),
    run(Rows, Direction, R1, C1, Run).
run(_, _, _, _, []).

% ---- Digits: each white cell has one (generate) -----------------------------------

digits(Rows, Whites) :-
    findall(R-C, white(Rows, R, C), Whites),
    cells_at(Rows, Whites, Cells),
    Cells ins 1..9.

% ---- Distinctness: no digit twice in a run (test) ---------------------------------

different(Rows, Run) :-
    cells_at(Rows, Run, Cells),
    all_distinct(Cells).

% ---- Sums: those of the black cells (test) ----------------------------------------

summed_run(Rows, N, Run) :-
    sum(R, C, Direction, N),
    next(Direction, R, C, R1, C1),
    run(Rows, Direction, R1, C1, Run).

adds(Rows, N-Run) :-
    cells_at(Rows, Run, Cells),
    sum(Cells, #=, N).

% ---- Search: run by run, and the digits that an answer tells ----------------------

labels(Rows, Whites, Sums, Variables) :-
    pairs_values(Sums, Runs),
    append(Runs, Summed),
    append(Summed, Whites, Places),
    list_to_set(Places, Order),
    named(Rows, Order, Variables).

shown(Rows, Atoms) :-
    findall(value(R, C, V), ( at(Rows, R, C, V), integer(V) ), Atoms).
