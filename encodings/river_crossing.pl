% River crossing (the jealous husbands)
%
% The clpfd twin of river_crossing.lp; both read the same instances, and the sections have
% the same headings.
%
%   swipl river_crossing.pl INSTANCE [--models=N] [--full=1] [--imin=100]
%
% Source: a chapter on backtracking in a Python course; the model is ours.

:- use_module(lib/twin).
:- use_module(library(clpfd)).

:- input([couple/1, capacity/1]).

% 1: the boat leaves the left bank with all seats taken; 0: it need not.
constant(full, 0).
% All plans of fewer crossings are looked for, not only the shortest.
constant(imin, 0).

% The variables are the situations after each crossing, by their numbers in the list of all
% that can be reached.
puzzle(Variables, plan(Situations, Reached)) :-
    persons(Persons),
    reach([situation(left, Persons)], Persons, [], Reached),
    nth1(Start, Reached, situation(left, Persons)),
    nth1(Goal, Reached, situation(right, [])),
    findall([I, J],
            ( nth1(I, Reached, S), crossing(Persons, S, S1), nth1(J, Reached, S1) ), Moves),
    length(Reached, Count),
    const(imin, Imin),
    plan_from(0, Count, Imin, Start-Goal, Moves, Situations),
    findall(situation(T), nth0(T, Situations, _), Names),
    maplist([Name, Situation, Name = Situation]>>true, Names, Situations, Variables).

% ---- Persons: all begin on the left (define) --------------------------------------

persons(Persons) :-
    findall(Person, ( couple(Name), member(Person, [woman(Name), man(Name)]) ), List),
    sort(List, Persons).

% ---- Crossings: some persons go where the boat goes (define) ----------------------

% situation(Bank, Left): the boat is at the bank, and Left are the persons on the left.
reach([], _, Reached, Reached).
reach([S | Waiting], Persons, Reached0, Reached) :-
    (   memberchk(S, Reached0) -> reach(Waiting, Persons, Reached0, Reached)
    ;   findall(S1, crossing(Persons, S, S1), Next),
        append(Waiting, Next, Waiting1),
        reach(Waiting1, Persons, [S | Reached0], Reached)
    ).

crossing(Persons, situation(left, Left), situation(right, Left1)) :-
    rowers(left, Left, Rowers),
    ord_subtract(Left, Rowers, Left1),
    is_calm(Rowers), is_calm(Left1),
    ord_subtract(Persons, Left1, Right1), is_calm(Right1).
crossing(Persons, situation(right, Left), situation(left, Left1)) :-
    ord_subtract(Persons, Left, Right),
    rowers(right, Right, Rowers),
    ord_union(Left, Rowers, Left1),
    is_calm(Rowers), is_calm(Left1),
    ord_subtract(Right, Rowers, Right1), is_calm(Right1).

% Some persons of a bank, as many as may leave it in the boat.
rowers(Bank, Persons, Rowers) :-
    capacity(Max),
    length(Persons, Count),
    Most is min(Max, Count),
    between(1, Most, N),
    ( Bank == left, const(full, 1) -> N =:= Max ; true ),
    length(Rowers, N),
    some(Rowers, Persons).

some([], _).
some([P | Rowers], Persons) :- append(_, [P | Later], Persons), some(Rowers, Later).

% ---- Companies: no woman without her husband beside another man (test) ------------

is_calm(Persons) :-
    \+ ( member(woman(Name), Persons), memberchk(man(_), Persons),
         \+ memberchk(man(Name), Persons) ).

% ---- Repetition: no situation twice (test) ----------------------------------------

% Longer and longer plans, up to the first length that has any and that imin allows.
plan_from(T, Count, Imin, Ends, Moves, Plan) :-
    T < Count,
    Next is T + 1,
    (   \+ \+ ( plan(T, Ends, Moves, Found), label(Found) ) ->
        (   plan(T, Ends, Moves, Plan)
        ;   Next < Imin, plan_from(Next, Count, Imin, Ends, Moves, Plan)
        )
    ;   plan_from(Next, Count, Imin, Ends, Moves, Plan)
    ).

plan(T, Start-Goal, Moves, Situations) :-
    Count is T + 1,
    length(Situations, Count),
    Situations = [Start | _],
    last(Situations, Goal),
    steps(Situations, Steps),
    tuples_in(Steps, Moves),
    all_different(Situations).

steps([S, S1 | Rest], [[S, S1] | Steps]) :- !, steps([S1 | Rest], Steps).
steps(_, []).

% ---- Search: the values that an answer tells --------------------------------------

shown(plan(Situations, Reached), Atoms) :-
    findall(crosses(Person, Bank, T),
            ( nextto(I, J, Situations), nth1(T, Situations, I),
              nth1(I, Reached, S), nth1(J, Reached, S1), crosses(S, S1, Bank, Person) ),
            Atoms).

crosses(situation(left, Left), situation(right, Left1), right, Person) :-
    ord_subtract(Left, Left1, Rowers), member(Person, Rowers).
crosses(situation(right, Left), situation(left, Left1), left, Person) :-
    ord_subtract(Left1, Left, Rowers), member(Person, Rowers).
