% KenKen
%
% The clpfd twin of kenken.lp; both read the same instances, and the sections have the same
% headings.
%
%   swipl kenken.pl INSTANCE [--models=N] [--labeling=ff,up,step]
%
% Source: the puzzle is Tetsuya Miyamoto's; the model is ours.

:- use_module(lib/twin).
:- use_module(lib/grid).
:- use_module(lib/cages).
:- use_module(library(clpfd)).

:- input([size/2, cage/3, target/4, given/3]).

default_labeling([ff]).

puzzle(Variables, Rows) :-
    size(N, N),
    numbers(N, Rows),
    targets(Rows, Targets),
    maplist(makes(Rows), Targets),
    by_cage(Rows, Targets, Variables).

% ---- Numbers: each cell has one, each line has each once (generate, test) ---------

numbers(N, Rows) :-
    grid(N, N, Rows),
    append(Rows, Cells),
    Cells ins 1..N,
    findall(given(R, C, V), given(R, C, V), Givens),
    maplist(shows(Rows), Givens),
    transpose(Rows, Columns),
    maplist(all_distinct, Rows),
    maplist(all_distinct, Columns).

shows(Rows, given(R, C, V)) :- at(Rows, R, C, V).

% ---- Targets: each cage makes its own (test) --------------------------------------

makes(Rows, Op-N-Places) :-
    cells_at(Rows, Places, Cells),
    ways(Op, Places, Ways),
    maplist(equation(Cells, N), Ways, [First | Others]),
    foldl([Equation, Some, Some #\/ Equation]>>true, Others, First, OneOfThem),
    call(OneOfThem).

% A target without a sign may mean any operation that so many numbers have.
ways(any, [_], [add]) :- !.
ways(any, [_, _], [add, mul, sub, div]) :- !.
ways(any, _, [add, mul]) :- !.
ways(Op, _, [Op]).

equation(Cells, N, add, Sum #= N) :-
    foldl([Cell, E, E + Cell]>>true, Cells, 0, Sum).
equation(Cells, N, mul, Product #= N) :-
    foldl([Cell, E, E * Cell]>>true, Cells, 1, Product).
equation([X, Y], N, sub, abs(X - Y) #= N).
equation([X, Y], N, div, X #= N * Y #\/ Y #= N * X).

% ---- Search: cage by cage, and the values that an answer tells --------------------

shown(Rows, Atoms) :-
    findall(value(R, C, V), at(Rows, R, C, V), Atoms).
