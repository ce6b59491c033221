"""The inputs of ../shared/cases/formats, each of which failed once, with their right answers."""

from __future__ import annotations

import pytest
from harness import CORPORA, command

CASES = CORPORA.parent / "cases" / "formats"
RIGHT = {
    "solve sudoku diag4c.txt": (0, "multiple: 18 answers"),
    "solve sudoku diag4c.txt -c diagonals=1": (2, "in the same diagonal"),
    "solve sudoku diag4.txt -c diagonals=1": (0, "multiple: 6 answers"),
    "solve sudoku diag4none.txt -c diagonals=1": (2, "in the same diagonal"),
    "solve yajilin penpa_yajilin_bare_block.txt": (0, "multiple: 8 answers"),
    "convert yaj.lp penpa --puzzle yajilin": (0, "https://swaroopg92.github.io/penpa-edit/#"),
    "convert yaj2.lp penpa --puzzle yajilin": (0, "https://swaroopg92.github.io/penpa-edit/#"),
    "solve hashi.pzprv3": (0, "unique"),
    "solve sudoku partial_regions.json": (0, "unique"),
    "solve sudoku full_regions.json": (0, "unique"),
    "solve yajilin penpa_yajilin_old_arrow.txt": (0, "multiple: 13 answers"),
    "solve yajilin penpa_yajilin_new_arrow.txt": (0, "multiple: 13 answers"),
    "solve masyu penpa_masyu_style1.txt": (0, "multiple: 4 answers"),
    "convert penpa_tapa_tapa.txt facts --puzzle tapa": (0, "clue(2,2,1,1). clue(2,2,2,3)."),
    "diff noshow.lp noshow.lp": (0, "the same answers"),
    "explain noshow.lp": (0, "multiple"),
    "solve sudoku rated.sdm#2": (0, "unique"),
    "solve cap.lp": (2, "did you mean red instead of Red?"),
    "solve old.lp": (2, "#hide is gringo 3's"),
    "convert kakm.lp pzpr --puzzle kakuro": (0, "https://puzz.link/p?kakuro/2/2/n4-34"),
    "solve kakuro kak2.pzprv3": (0, "unique"),
    "solve killer_sudoku k4.json": (0, "multiple: 16 answers"),
    "solve https://puzz.link/p?country/e/3/2/a04g": (0, "multiple: 2 answers"),
    "solve https://puzz.link/p?slither/f/3/1/i": (0, "unique"),
    "solve https://puzz.link/p?kakuro/2/2/n4-34": (0, "unique"),
    "solve https://puzz.link/p?numlin/4/4/1g2j1i2i --lossy": (2, "it has been cut off"),
}
"""Exit code and words of each command: the folder's README where it gives them, else today's."""


@pytest.mark.slow
@pytest.mark.skipif(not CASES.exists(), reason="the folder shared/cases is absent")
@pytest.mark.parametrize("line", RIGHT)
def test_answer_rightly(line, monkeypatch):
    monkeypatch.chdir(CASES)
    code, words = RIGHT[line]
    verb, *arguments = line.split()
    count = ["--count"] if verb == "solve" else []
    assert words in command(verb, *arguments, *count, code=code)
