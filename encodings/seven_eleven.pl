% Seven-eleven
%
% The clpfd twin of seven_eleven.lp; both read the same instances, and the sections have
% the same headings. Prolog's numbers do not overflow, so prices are multiplied here.
%
%   swipl seven_eleven.pl INSTANCE [--models=N] [--labeling=ff,bisect]
%
% Source: section X of an article on solving Kuromasu with SWI-Prolog's library(clpfd),
% where the puzzle shows what labeling options are worth.

:- use_module(lib/twin).
:- use_module(library(clpfd)).

:- input([items/1, total/1, unit/1]).

default_labeling([ff, bisect]).

puzzle(Variables, Prices) :-
    items(K),
    total(Total),
    prices(K, Prices),
    sum(Prices, #=, Total),
    product(K, Total, Prices),
    findall(item(I), between(1, K, I), Names),
    maplist([Name, Price, Name = Price]>>true, Names, Prices, Variables).

% ---- Product ----------------------------------------------------------------------

% In cents, the product is T * U**(K-1).
product(K, Total, [Price | Prices]) :-
    ( unit(Unit) -> true ; Unit = 100 ),
    Product is Total * Unit ** (K - 1),
    foldl([P, Factor, Factor * P]>>true, Prices, Price, Expression),
    Expression #= Product.

% ---- Prices: one an item, the dearest first (generate, test) ----------------------

prices(K, Prices) :-
    length(Prices, K),
    Prices ins 0..sup,
    chain(Prices, #>=).

% ---- Search: the values that an answer tells --------------------------------------

shown(Prices, Atoms) :-
    findall(price(I, P), nth1(I, Prices, P), Atoms).
