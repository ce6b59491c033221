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

puzzle(Variables, plan(Length, Situations)) :-
    persons(Persons),
    companies(Persons, Companies),
    moves(Persons, Companies, Moves, Reached),
    length(Reached, Count),
    goal(Persons, Goal),
    memberchk(Goal, Reached),
    const(imin, Imin),
    plan_from(0, Count, Imin, Goal, Moves, Length, Situations),
    findall(situation(T), between(0, Length, T), Names),
    maplist([Name, Situation, Name = Situation]>>true, Names, Situations, Variables).

% ---- Persons: each has a bit (define) ---------------------------------------------

% A couple of bits each: the woman's, and twice as much her husband's.
persons(Persons) :-
    findall(Name, couple(Name), Names0),
    sort(Names0, Names),
    findall(Woman-Man,
            ( nth0(I, Names, _), Woman is 1 << (2 * I), Man is 2 << (2 * I) ),
            Persons).

all(Persons, All) :- length(Persons, Couples), All is (1 << (2 * Couples)) - 1.

% The boat's own bit is the next one.
goal(Persons, Goal) :- all(Persons, All), Goal is 2 * All + 1.

% ---- Companies: who may be together (define) --------------------------------------

companies(Persons, Companies) :-
    all(Persons, All),
    findall(Group, ( between(0, All, Group), \+ jealous(Persons, Group) ), Companies).

jealous(Persons, Group) :-
    member(_-Man, Persons), Group /\ Man =\= 0,
    member(Wife-Husband, Persons), Group /\ Wife =\= 0, Group /\ Husband =:= 0, !.

load(Side, Companies, Group) :-
    capacity(Max),
    member(Group, Companies),
    Group > 0,
    N is popcount(Group),
    (   Side == right, const(full, 1) -> N =:= Max
    ;   N =< Max
    ).

% ---- Moves: all that the rules allow, from the start on (define) ------------------

moves(Persons, Companies, Moves, Reached) :-
    all(Persons, All),
    list_to_ord_set(Companies, Ordered),
    findall(Group, load(right, Companies, Group), Rights),
    findall(Group, load(left, Companies, Group), Lefts),
    reach([0], rules(All, Ordered, Rights, Lefts), [], Reached, Moves).

% All situations that are reached, and all moves between them.
reach([], _, Reached, Reached, []).
reach([S | Waiting], Rules, Reached0, Reached, Moves) :-
    (   memberchk(S, Reached0) ->
        reach(Waiting, Rules, Reached0, Reached, Moves)
    ;   findall(S1, move(Rules, S, S1), Next),
        findall([S, S1], member(S1, Next), Here),
        append(Here, Moves0, Moves),
        append(Waiting, Next, Waiting1),
        reach(Waiting1, Rules, [S | Reached0], Reached, Moves0)
    ).

% Whoever goes right was on the left bank, where the bits are 0; back, where they are 1.
move(rules(All, Companies, Rights, _), S, S1) :-
    S =< All,
    member(Group, Rights),
    S /\ Group =:= 0,
    Right is S + Group,
    Left is All - Right,
    ord_memberchk(Right, Companies),
    ord_memberchk(Left, Companies),
    S1 is Right + All + 1.
move(rules(All, Companies, _, Lefts), S, S1) :-
    S > All,
    S =\= 2 * All + 1,
    member(Group, Lefts),
    S /\ Group =:= Group,
    S1 is S - Group - All - 1,
    Left is All - S1,
    ord_memberchk(S1, Companies),
    ord_memberchk(Left, Companies).

% ---- Plan: one crossing after the other (generate, define) ------------------------

% Longer and longer plans, up to the first length that has any and that imin allows.
plan_from(T, Count, Imin, Goal, Moves, Length, Plan) :-
    T < Count,
    Next is T + 1,
    (   \+ \+ ( plan(T, Goal, Moves, Found), label(Found) ) ->
        (   Length = T, plan(T, Goal, Moves, Plan)
        ;   Next < Imin, plan_from(Next, Count, Imin, Goal, Moves, Length, Plan)
        )
    ;   plan_from(Next, Count, Imin, Goal, Moves, Length, Plan)
    ).

plan(T, Goal, Moves, Situations) :-
    Count is T + 1,
    length(Situations, Count),
    Situations = [0 | _],
    last(Situations, Goal),
    steps(Situations, Steps),
    tuples_in(Steps, Moves),
    all_different(Situations).

steps([S, S1 | Rest], [[S, S1] | Steps]) :- !, steps([S1 | Rest], Steps).
steps(_, []).

% ---- Search: the values that an answer tells --------------------------------------

shown(plan(_, Situations), Atoms) :-
    findall(crossing(S, S1, T), ( nextto(S, S1, Situations), nth1(T, Situations, S) ), Atoms).
