% Hitori
%
% The clpfd twin of hitori.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl hitori.pl INSTANCE [--models=N] [--labeling=ff,up]
%
% A cell is 0 where it is black, and 1 where it is white.
%
% Source: the puzzle is Nikoli's; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/apart).
:- use_module(library(clpfd)).

:- input([size/2, given/3]).

% Black cells keep apart, and white ones hang together (test): lib/apart.pl.
puzzle(Variables, Grid) :-
    size(Height, Width),
    grid(Height, Width, Grid),
    append(Grid, Cells),
    Cells ins 0..1,
    repeats(Repeats),
    maplist(one_white(Grid), Repeats),
    apart(Grid),
    findall(R-C, given(R, C, _), Places),
    named(Grid, Places, Variables).

% ---- Numbers: none is repeated in a line (test) -----------------------------------

% For each number of each line, its places.
repeats(Repeats) :-
    findall((Line-N)-(R-C), ( given(R, C, N), in(Line, R, C) ), Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Grouped),
    pairs_values(Grouped, Repeats).

in(row(R), R, _).
in(column(C), _, C).

one_white(Grid, Places) :-
    cells_at(Grid, Places, Cells),
    sum(Cells, #=<, 1).

% ---- Search: the values that an answer tells --------------------------------------

% Cells without a number.
remaining(Grid, Cells) :-
    append(Grid, Cells).

shown(Grid, Atoms) :-
    findall(black(R, C), at(Grid, R, C, 0), Atoms).
