% Kuromasu, the article's algorithm with an nth0/3 like that of 2008
%
% The same as kuromasu_article.pl, but nth0/3 goes through the list of cells in Prolog, six at a
% time; today's finds the place in C, whatever its number. Only here do the numbers of
% inferences compare with the article's: within 3 to 8 %, 18 % for grid 43 reversed.

:- include(kuromasu_article).

nth0(P, Cells, Cell) :- integer(P), !, far(P, Cells, Cell).
nth0(P, Cells, Cell) :- enumerated(Cells, Cell, 0, P).

far(P, [_, _, _, _, _, _ | Cells], Cell) :- P > 5, !, P1 is P - 6, far(P1, Cells, Cell).
far(P, Cells, Cell) :- near(P, Cells, Cell).

near(0, [Cell | _], Cell).
near(1, [_, Cell | _], Cell).
near(2, [_, _, Cell | _], Cell).
near(3, [_, _, _, Cell | _], Cell).
near(4, [_, _, _, _, Cell | _], Cell).
near(5, [_, _, _, _, _, Cell | _], Cell).

enumerated([Cell | _], Cell, P, P).
enumerated([_ | Cells], Cell, P0, P) :- P1 is P0 + 1, enumerated(Cells, Cell, P1, P).
