% Cages: facts cage(R, C, Id) and, at a cell of a cage, target(R, C, Op, N).
%
%   targets(Rows, Targets)           Op-N-Places for each target, in the order of the facts;
%                                    the places are those of its cage, in reading order
%   by_cage(Rows, Targets, Variables)
%                                    cell(R, C) = Cell for each cell: first those of the
%                                    targets, in their order

:- module(cages, [targets/2, by_cage/3]).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(grid).

targets(Rows, Targets) :-
    findall(Op-N-Places, target_of(Rows, Op, N, Places), Targets).

target_of(Rows, Op, N, Places) :-
    user:target(R0, C0, Op, N),
    user:cage(R0, C0, Id),
    findall(R-C, ( at(Rows, R, C, _), user:cage(R, C, Id) ), Places).

by_cage(Rows, Targets, Variables) :-
    pairs_values(Targets, Cages),
    findall(R-C, at(Rows, R, C, _), All),
    append(Cages, Caged),
    append(Caged, All, Repeated),
    list_to_set(Repeated, Places),
    named(Rows, Places, Variables).
