% Star Battle
%
% The clpfd twin of star_battle.lp; both read the same instances, and the sections have the
% same headings.
%
%   swipl star_battle.pl INSTANCE [--models=N] [--labeling=ff,up,step]
%
% Source: the rules are those of the puzzle; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(library(clpfd)).

:- input([size/2, stars/1, region/3, hole/2]).

% Stars first.
default_labeling([down]).

puzzle(Variables, Grid) :-
    size(Height, Width),
    cells(Height, Width, Grid),
    ( stars(Stars) -> true ; Stars = 1 ),
    units(Grid, Units),
    maplist(has_stars(Grid, Stars), Units),
    apart(Grid),
    named(Grid, All),
    exclude(is_hole, All, Variables).

is_hole(cell(R, C) = _) :- hole(R, C).

% ---- Cells: any may have a star (generate) ----------------------------------------

% 1 is a star; holes are 0.
cells(Height, Width, Grid) :-
    grid(Height, Width, Grid),
    append(Grid, Cells),
    Cells ins 0..1,
    findall(R-C, hole(R, C), Holes),
    maplist(is_empty(Grid), Holes).

is_empty(Grid, R-C) :- at(Grid, R, C, 0).

% ---- Units: each has so many stars (define, test) ---------------------------------

% The cells of each row, column and region, as a list of places.
units(Grid, Units) :-
    findall(Unit-(R-C), ( at(Grid, R, C, _), \+ hole(R, C), in(Unit, R, C) ), Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Grouped),
    pairs_values(Grouped, Units).

in(row(R), R, _).
in(column(C), _, C).
in(region(Id), R, C) :- region(R, C, Id).

has_stars(Grid, Stars, Places) :-
    cells_at(Grid, Places, Cells),
    sum(Cells, #=, Stars).

% ---- Touching: stars keep apart (test) --------------------------------------------

apart(Grid) :-
    findall(R-C, at(Grid, R, C, _), Places),
    maplist(one_in_square(Grid), Places).

% Of the cell, those right and below it, and the one between these, one has a star.
one_in_square(Grid, R-C) :-
    R1 is R + 1,
    C1 is C + 1,
    findall(Y-X, ( member(Y, [R, R1]), member(X, [C, C1]), at(Grid, Y, X, _) ), Places),
    cells_at(Grid, Places, Cells),
    sum(Cells, #=<, 1).

% ---- Search: the values that an answer tells --------------------------------------

shown(Grid, Atoms) :-
    findall(star(R, C), at(Grid, R, C, 1), Atoms).
