% Runs a clpfd twin: reads the instance, searches, and prints what it finds.
%
%   swipl TWIN.pl INSTANCE [--models=N] [--labeling=OPTIONS] [--inferences=N] [--NAME=VALUE ...]
%
% looks for N answers (0: all; 2 if not said), under clpfd's labeling options (as in
% ff,down), within N inferences and with the constants NAME. The lines printed are terms that
% Prolog and clingo both read:
%
%   answer(Atom, ...).          the atoms that the encoding shows
%   complete.                   all answers have been found, or the best ones
%   stopped(memory).            Prolog ran out of memory
%   stopped(inferences).        there were not enough inferences
%   retries(Clue, N).           the search came back to the clue N times; see retry/1
%   figure(Name, "Number").     start_cpu_seconds, until the first file is read;
%                               load_cpu_seconds, until all are, libraries too; then, of the
%                               search, solve_seconds, solve_cpu_seconds, inferences, and
%                               labeling_inferences: those after the first labeling had begun.
%                               CPU time is that of all threads: Prolog collects garbage in
%                               one of its own
%
% A twin declares what it reads by the directive
%
%   :- input([size/2, clue/3]).
%
% and defines, in the module user:
%
%   puzzle(Variables, Board)    states the constraints. Variables is the labeling list,
%                               Name = Variable for each one, with the names and in the
%                               order of the encoding's part label.
%   shown(Board, Atoms)         the atoms of the answer, once the variables have values
%   remaining(Board, List)      optional: variables that are labelled last, whatever the
%                               options, large values first
%   constant(Name, Default)     optional: a constant of the rules; const/2 tells its value
%   objective(Board, max(Expr)) optional: only the best answers count; or min(Expr)
%   default_labeling(Options)   optional: used where no options are asked for
%   finds(some)                 optional: if there are answers some are found, not all

:- module(twin, [input/1, const/2, retry/1]).

:- dynamic started/1.
:- statistics(process_cputime, Cpu), assertz(started(Cpu)).

:- use_module(library(clpfd)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(main), [argv_options/3]).

:- initialization(main, main).

:- dynamic const/2, begun/1, printed/2, counts/2.
:- dynamic user:constant/2, user:objective/2, user:default_labeling/1, user:finds/1.
:- dynamic user:remaining/2.

%!  input(+Predicates)
%
%   The predicates Name/Arity whose facts an instance gives, or leaves out.
input(Predicates) :-
    forall(member(Name/Arity, Predicates), dynamic(user:Name/Arity)).

%!  retry(+Clue)
%
%   Succeeds, and counts how often the search comes back to it: called behind what a clue has
%   chosen, it counts the choices that were wrong.
retry(Clue) :-
    counter(Clue, Counter),
    (   true
    ;   flag(Counter, N, N + 1),
        fail
    ).

counter(Clue, Counter) :- counts(Clue, Counter), !.
counter(Clue, Counter) :- gensym(retries_, Counter), assertz(counts(Clue, Counter)).

main :-
    statistics(errors, Errors),
    Errors > 0, !,
    halt(2).  % a twin that has not been loaded whole would answer wrongly
main :-
    current_prolog_flag(argv, Arguments),
    catch(run(Arguments), Error, failed(Error)).

run(Arguments) :-
    argv_options(Arguments, [File], Options0),
    partition(is_own, Options0, Own, Constants),
    set_constants(Constants),
    read_facts(File),
    models(Own, Models),
    labeling_options(Own, Labeling),
    optima(Own, Optima),
    inference_limit(Own, Limit),
    search(Models, Labeling, Optima, Limit).

is_own(Option) :- functor(Option, Name, 1), memberchk(Name, [models, labeling, optima, inferences]).

models(Own, Models) :- memberchk(models(Models), Own), !.
models(_, 2).

optima(Own, Optima) :- memberchk(optima(Optima), Own), !.
optima(_, one).

inference_limit(Own, limit(Limit)) :- memberchk(inferences(Limit), Own), !.
inference_limit(_, none).

labeling_options(Own, Options) :-
    memberchk(labeling(Text), Own), !,
    format(atom(List), "[~w]", [Text]),
    term_to_atom(Options, List).
labeling_options(_, Options) :- user:default_labeling(Options), !.
labeling_options(_, []).

set_constants(Constants) :-
    forall(( member(Constant, Constants), Constant =.. [Name, _], \+ user:constant(Name, _) ),
           throw(wrong("the twin has no constant ~w", [Name]))),
    forall(user:constant(Name, Default),
           (   ( Constant =.. [Name, Value], memberchk(Constant, Constants) -> true ; Value = Default ),
               assertz(const(Name, Value)) )).

% ---- Instance: ground facts, in the order of the file -----------------------------

read_facts(File) :-
    setup_call_cleanup(open(File, read, Stream),
                       ( stream_property(Stream, position(_)), read_facts(Stream, File) ),
                       close(Stream)).

read_facts(Stream, File) :-
    read_term(Stream, Term, [term_position(Position), module(user)]),
    (   Term == end_of_file -> true
    ;   is_fact(Term) -> assertz(user:Term), read_facts(Stream, File)
    ;   stream_position_data(line_count, Position, Line),
        stream_position_data(line_position, Position, Column0),
        Column is Column0 + 1,
        throw(unreadable(File, Line, Column, Term))
    ).

is_fact(Term) :-
    callable(Term), Term \= (:- _), Term \= (_ :- _),
    Term =.. [Name | Arguments],
    atom_codes(Name, [Code | _]), code_type(Code, lower),
    maplist(is_value, Arguments).

is_value(Term) :- atom(Term) ; integer(Term) ; string(Term).

% ---- Search -----------------------------------------------------------------------

search(Models, Labeling, Optima, Limit) :-
    statistics(process_cputime, Cpu0),
    started(Start),
    Load is Cpu0 - Start,
    print_figure(start_cpu_seconds, Start),  % before the search, which may be cut short
    print_figure(load_cpu_seconds, Load),
    statistics(inferences, Inferences0),
    get_time(Time0),
    catch(( within(Limit, answers(Models, Labeling, Optima)) -> true ; true ),
          error(resource_error(_), _), print_line(stopped(memory))),
    statistics(inferences, Inferences1),
    statistics(process_cputime, Cpu1),
    get_time(Time1),
    Seconds is Time1 - Time0,
    Cpu is Cpu1 - Cpu0,
    Inferences is Inferences1 - Inferences0,
    ( begun(Begun) -> true ; Begun = Inferences1 ),
    AfterBegun is Inferences1 - Begun,
    print_figure(solve_seconds, Seconds),
    print_figure(solve_cpu_seconds, Cpu),
    print_figure(inferences, Inferences),
    print_figure(labeling_inferences, AfterBegun),
    forall(counts(Clue, Counter), ( flag(Counter, N, N), print_line(retries(Clue, N)) )).

% Watching a limit makes every call dearer.
within(none, Goal) :- call(Goal).
within(limit(Limit), Goal) :-
    call_with_inference_limit(Goal, Limit, End),
    ( End == inference_limit_exceeded -> print_line(stopped(inferences)) ; true ).

% Fails or succeeds when the search ends.
answers(Models, Labeling, Optima) :-
    Found = found(0, none),
    (   answer(Labeling, Atoms, Cost),
        is_new(Atoms),
        (   is_worse(Found, Cost) -> print_line(complete)
        ;   Line =.. [answer | Atoms],
            print_line(Line),
            arg(1, Found, Count0), Count is Count0 + 1,
            nb_setarg(1, Found, Count), nb_setarg(2, Found, Cost),
            is_enough(Cost, Optima, Count, Models)
        ),
        !
    ;   is_proof(Found) -> print_line(complete)
    ).

answer(Labeling, Atoms, Cost) :-
    user:puzzle(Variables, Board),
    maplist(with_variables(Variables), Labeling, Asked),
    (   user:objective(Board, Objective) -> Own = [Objective] ; Own = [] ),
    append(Own, Asked, Options),  % the labeling orders the best answers, it changes none
    maplist(variable, Variables, List),
    begin_labeling,
    labeling(Options, List),
    ( user:remaining(Board, Rest) -> labeling([down], Rest) ; true ),
    cost(Own, Cost),
    user:shown(Board, Atoms).

variable(_ = Variable, Variable).

begin_labeling :- begun(_), !.
begin_labeling :- statistics(inferences, Inferences), assertz(begun(Inferences)).

% An answer is what is shown: what shows the same is the same answer.
is_new(Atoms) :-
    term_hash(Atoms, Key),
    \+ ( printed(Key, Known), Known == Atoms ),
    assertz(printed(Key, Atoms)).

% The first answer of an optimisation is a best one.
is_worse(found(Count, Best), Cost) :- Count > 0, Best \== none, Best \== Cost.

is_enough(none, _, Count, Count).
is_enough([_ | _], one, _, _) :- print_line(complete).

is_proof(found(0, _)).
is_proof(found(Count, _)) :- Count > 0, \+ user:finds(some).

cost([], none).
cost([Option], [Value]) :- optimised(Option, Expression), Value is Expression.

optimised(min(Expression), Expression).
optimised(max(Expression), Expression).

% The names of variables in an option min(Expr) or max(Expr) become the variables.
with_variables(Variables, Option, Asked) :-
    (   optimised(Option, Expression0) ->
        (   user:finds(some) ->
            throw(wrong("~w: this twin searches before it labels, and not for all answers", [Option]))
        ;   true
        ),
        Option =.. [Name, Expression0],
        expression(Expression0, Variables, Expression),
        Asked =.. [Name, Expression]
    ;   Asked = Option
    ).

expression(Term, _, Term) :- integer(Term), !.
expression(Name, Variables, Variable) :- memberchk(Name = Variable0, Variables), !, Variable = Variable0.
expression(Term, Variables, Expression) :-
    compound(Term), Term =.. [Operator | Terms], memberchk(Operator, [+, -, *]), !,
    maplist({Variables}/[T, E]>>expression(T, Variables, E), Terms, Expressions),
    Expression =.. [Operator | Expressions].
expression(Term, _, _) :- throw(wrong("~w: there is no such variable", [Term])).

% ---- Output -----------------------------------------------------------------------

print_line(Term) :-
    write_term(Term, [quoted(true), ignore_ops(false)]), write(.), nl, flush_output.

print_figure(Name, Value) :-
    format(string(Text), "~w", [Value]),
    print_line(figure(Name, Text)).

failed(unwind(halt(Code))) :- !, halt(Code).
failed(unreadable(File, Line, Column, Term)) :- !,
    format(user_error, "~w:~d:~d: error: ~q is no ground fact: this is for clingo alone~n",
           [File, Line, Column, Term]),
    halt(2).
failed(wrong(Format, Arguments)) :- !,
    format(user_error, "error: ", []),
    format(user_error, Format, Arguments),
    nl(user_error),
    halt(2).
failed(Error) :- print_message(error, Error), halt(2).
