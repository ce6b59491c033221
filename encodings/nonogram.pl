% Nonogram
%
% The clpfd twin of nonogram.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl nonogram.pl INSTANCE [--models=N] [--labeling=ff,up,step]
%
% The numbers beside a line are a regular expression, as 0*110+10* for 2 1: an automaton reads
% the cells of the line.
%
% Source: the rules are those of the puzzle; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/outside).
:- use_module(library(clpfd)).

:- input([size/2, outside/4]).

puzzle(Variables, Grid) :-
    size(Height, Width),
    cells(Height, Width, Grid),
    beside(Grid, Lines),
    maplist(has_runs, Lines),
    in_order(Grid, Variables).

% ---- Cells: each is black or white (generate) -------------------------------------

% 0 is white, 1 is black.
cells(Height, Width, Grid) :-
    grid(Height, Width, Grid),
    append(Grid, Cells),
    Cells ins 0..1.

% ---- Lines: the runs are what the numbers say (test) ------------------------------

has_runs(line(Cells, Numbers)) :-
    exclude(=(0), Numbers, Runs),  % a 0 alone: no run
    phrase(arcs(Runs, 0, End), Arcs),
    automaton(Cells, [source(0), sink(End)], Arcs).

% White cells may come before each run, and after the last one.
arcs([], State, State) --> [arc(State, 0, State)].
arcs([Run | Runs], State0, End) -->
    [arc(State0, 0, State0)],
    run(Run, State0, State1),
    gap(Runs, State1, State),
    arcs(Runs, State, End).

run(0, State, State) --> [].
run(Length, State0, End) -->
    { Length > 0, State is State0 + 1, Rest is Length - 1 },
    [arc(State0, 1, State)],
    run(Rest, State, End).

% At least one white cell stands between two runs.
gap([], State, State) --> [].
gap([_ | _], State0, State) -->
    { State is State0 + 1 },
    [arc(State0, 0, State)].

% ---- Search: the values that an answer tells --------------------------------------

shown(Grid, Atoms) :-
    findall(black(R, C), at(Grid, R, C, 1), Atoms).
