% Black cells keep apart, and white cells hang together, side by side.
%
%   apart(Grid)   Grid is a list of rows of variables, 0 for black and 1 for white

:- module(apart, [apart/1]).
:- use_module(library(clpfd)).
:- use_module(library(apply)).
:- use_module(connected).

apart(Rows) :-
    transpose(Rows, Columns),
    append(Rows, Columns, Lines),
    maplist(no_two_black, Lines),
    connected(Rows).

no_two_black([Cell, Next | Cells]) :- !,
    Cell + Next #>= 1,
    no_two_black([Next | Cells]).
no_two_black(_).
