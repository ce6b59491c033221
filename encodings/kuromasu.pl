% Kuromasu
%
% The clpfd twin of kuromasu.lp. It states all constraints before it searches, and finds
% exactly the answers that clingo finds.
%
%   swipl kuromasu.pl INSTANCE [--models=N] [--labeling=ff,down]
%
% The variables are the run lengths, how many white cells a number sees in each direction,
% in the order of the clues; cells that they leave open are labelled last, white first.
%
% Source: the rules are Nikoli's; the model is ours; the article's is kuromasu_article.pl.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/apart).
:- use_module(library(clpfd)).

:- input([size/2, clue/3, white/2]).

default_labeling([ff, down]).

puzzle(Variables, Grid) :-
    size(Height, Width),
    cells(Height, Width, Grid),
    findall(clue(R, C, N), clue(R, C, N), Clues),
    maplist(sees(Grid), Clues, Runs),
    append(Runs, Variables),
    apart(Grid).

% ---- Cells: each has one of two values (generate) ---------------------------------

% 0 is black, 1 is white.
cells(Height, Width, Grid) :-
    grid(Height, Width, Grid),
    append(Grid, Cells),
    Cells ins 0..1,
    findall(R-C, ( clue(R, C, _) ; white(R, C) ), Places),
    maplist(is_white(Grid), Places).

is_white(Grid, R-C) :- at(Grid, R, C, 1).

% ---- Visibility: what a number sees (define, test) --------------------------------

sees(Grid, clue(R, C, N), Variables) :-
    maplist(run(Grid, R, C, N), [left, up, right, down], Variables),
    maplist([_ = Run, Run]>>true, Variables, Runs),
    sum(Runs, #=, N - 1).

run(Grid, R, C, N, D, run(R, C, D) = Run) :-
    direction(D, DR, DC),
    line(Grid, R, C, DR, DC, Line),
    length(Line, Length),
    Max is min(N - 1, Length),
    Run in 0..Max,
    foldl(visible(Run), Line, 1, _).

% The cells in a direction, up to the edge.
line(Grid, R, C, DR, DC, [Cell | Line]) :-
    R1 is R + DR,
    C1 is C + DC,
    at(Grid, R1, C1, Cell), !,
    line(Grid, R1, C1, DR, DC, Line).
line(_, _, _, _, _, []).

% The K-th cell is white if K cells are seen, and black if K - 1 are. That says all: a
% black cell ends each longer run, a white one excludes that the run ends before it.
visible(Run, Cell, K, Next) :-
    Next is K + 1,
    Before is K - 1,
    Run #>= K #==> Cell #= 1,
    Run #= Before #==> Cell #= 0.

direction(left, 0, -1).
direction(up, -1, 0).
direction(right, 0, 1).
direction(down, 1, 0).

% Black cells keep apart, and white ones hang together (test): lib/apart.pl.

% ---- Search: the values that an answer tells --------------------------------------

remaining(Grid, Cells) :-
    append(Grid, Cells).

shown(Grid, Atoms) :-
    findall(black(R, C), at(Grid, R, C, 0), Atoms).
