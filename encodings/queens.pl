% Queens
%
% The clpfd twin of queens.lp; both read the same instances, and the sections have the
% same headings.
%
%   swipl queens.pl INSTANCE [--models=N] [--labeling=ff,up,step] [--symmetry=1]
%
% Source: section X of an article on solving Kuromasu with SWI-Prolog's library(clpfd),
% which takes the program from Markus Triska.

:- use_module(lib/twin).
:- use_module(library(clpfd)).

:- input([size/2, given/2]).

% 1: one placement of those that are images of one another; 0: all.
constant(symmetry, 0).

puzzle(Variables, Queens) :-
    size(N, N),
    queens(N, Queens),
    givens(Queens),
    safe(Queens),
    ( const(symmetry, 1) -> first_image(N, Queens) ; true ),
    findall(row(R), between(1, N, R), Names),
    maplist([Name, Queen, Name = Queen]>>true, Names, Queens, Variables).

% ---- Queens: one in each row (generate) -------------------------------------------

queens(N, Queens) :-
    length(Queens, N),
    Queens ins 1..N.

givens(Queens) :-
    findall(R-C, given(R, C), Pairs),
    maplist(stands(Queens), Pairs).

stands(Queens, R-C) :- nth1(R, Queens, C).

% ---- Attacks: at most one in each other line (define, test) -----------------------

safe([]).
safe([Queen | Queens]) :-
    safe(Queens, Queen, 1),
    safe(Queens).

safe([], _, _).
safe([Queen | Queens], First, Distance) :-
    First #\= Queen,
    abs(First - Queen) #\= Distance,
    Next is Distance + 1,
    safe(Queens, First, Next).

% ---- Symmetry: the first of eight images (define, test) ---------------------------

% Placements are compared row by row: the one whose queens stand further left is first.
first_image(N, Queens) :-
    inverse(N, Queens, Inverse),
    maplist(flips(N), [Queens, Inverse], Lists),
    append(Lists, Images),
    maplist(not_after(Queens), Images).

not_after(Queens, Image) :- lex_chain([Queens, Image]).

% The rows of the columns: the reflection in the main diagonal.
inverse(N, Queens, Inverse) :-
    length(Inverse, N),
    Inverse ins 1..N,
    findall(I-J, ( between(1, N, I), between(1, N, J) ), Places),
    maplist(same(Queens, Inverse), Places).

same(Queens, Inverse, I-J) :-
    nth1(I, Queens, Column),
    nth1(J, Inverse, Row),
    Column #= J #<==> Row #= I.

% A placement, upside down, left to right, and both.
flips(N, Queens, [Queens, Down, Right, Half]) :-
    reverse(Queens, Down),
    maplist(mirrored(N), Queens, Right),
    reverse(Right, Half).

mirrored(N, Column, Mirrored) :- Mirrored #= N + 1 - Column.

% ---- Search: the values that an answer tells --------------------------------------

shown(Queens, Atoms) :-
    findall(queen(R, C), nth1(R, Queens, C), Atoms).
