"""The language server, asked by a client of its own over standard input and output."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import cpu_seconds
import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient

from pylogic.rules import library

SERVER = ClientServerConfig(server_command=[sys.executable, "-m", "pylogic", "lsp"])
LIBRARY = library.encodings()["kuromasu"].parent.absolute() / "lib"
RULES = library.encodings()["kuromasu"].read_text(encoding="utf-8")
BOARD = "size(3, 3).\nclue(1, 1, 3).\nclue(3, 3, 3).\n"
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_lsp.fixture(config=SERVER, scope="module")
async def client(lsp_client: LanguageClient):
    item = lsp.ClientCompletionItemOptions(documentation_format=[lsp.MarkupKind.Markdown])
    completion = lsp.CompletionClientCapabilities(completion_item=item)
    text = lsp.TextDocumentClientCapabilities(completion=completion)
    capabilities = lsp.ClientCapabilities(text_document=text)
    await lsp_client.initialize_session(lsp.InitializeParams(capabilities=capabilities))
    yield
    await lsp_client.shutdown_session()


class Text:
    """A document that an editor has open."""

    def __init__(self, client, path: Path, text: str) -> None:
        self.client, self.path, self.text = client, path, text
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        (path.parent / "lib").symlink_to(LIBRARY)
        self.uri, self.version = path.as_uri(), 1
        self.id = lsp.TextDocumentIdentifier(self.uri)
        item = lsp.TextDocumentItem(self.uri, "asp", self.version, text)
        client.text_document_did_open(lsp.DidOpenTextDocumentParams(item))

    def change(self, text: str) -> None:
        self.text, self.version = text, self.version + 1
        self.client.diagnostics.pop(self.uri, None)
        self.client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                lsp.VersionedTextDocumentIdentifier(self.version, self.uri),
                [lsp.TextDocumentContentChangeWholeDocument(text)],
            )
        )

    def at(self, marked: str) -> dict:
        """The document and the position of the | in a piece of it, as requests take them."""
        before, after = marked.split("|")
        begin = self.text.index(before + after) + len(before)
        rows = self.text[:begin].split("\n")
        column = len(rows[-1].encode("utf-16-le")) // 2
        return {
            "text_document": self.id,
            "position": lsp.Position(len(rows) - 1, column),
        }

    async def said(self, words: str) -> lsp.Diagnostic:
        """The diagnostic with these words, when it comes."""
        async with asyncio.timeout(20):
            while True:
                for one in self.client.diagnostics.get(self.uri, ()):
                    if words in one.message:
                        return one
                await self.client.wait_for_notification("textDocument/publishDiagnostics")

    async def fixed(self, words: str, title: str) -> str:
        """The text after the fix of that title of what is said."""
        found = await self.said(words)
        context = lsp.CodeActionContext([found])
        asked = lsp.CodeActionParams(self.id, found.range, context)
        actions = await self.client.text_document_code_action_async(asked)
        (edit,) = [action.edit for action in actions if action.title == title]
        rows = self.text.split("\n")
        for change in reversed(edit.changes[self.uri]):  # they come in the order of the text
            begin, end = change.range.start, change.range.end
            row = rows[begin.line].encode("utf-16-le")
            new = change.new_text.encode("utf-16-le")
            row = row[: 2 * begin.character] + new + row[2 * end.character :]
            rows[begin.line] = row.decode("utf-16-le")
        return "\n".join(rows)


@pytest.fixture
def opened(client, tmp_path):
    """A function that opens a text as rules, or as the facts of an instance."""

    texts = []

    def open_text(text: str, name: str = "encodings/kuromasu.lp") -> Text:
        texts.append(Text(client, tmp_path / name, text))
        return texts[-1]

    yield open_text
    for text in texts:
        client.text_document_did_close(lsp.DidCloseTextDocumentParams(text.id))


SMALL = """#show p/1.
q(1..3).
{ p(X) : q(X) }.
"""


async def test_publish_errors_and_then_problems_of_lint(opened):
    text = opened("#show p/1.\np(1)\nq(2).\n")
    found = await text.said("full stop is missing")
    assert (found.code, found.severity) == ("error", lsp.DiagnosticSeverity.Error)
    assert found.range.start == lsp.Position(1, 4)
    text.change("#show p/1.\np(1).\nq(2).\n")
    found = await text.said("q/1 is derived and never used")
    assert (found.code, found.severity) == ("warning", lsp.DiagnosticSeverity.Warning)
    assert found.range == lsp.Range(lsp.Position(2, 0), lsp.Position(2, 1))


@pytest.mark.parametrize(
    ("line", "words", "title", "fixed"),
    [
        ("r(Cell) :- q(Cel).", "Cell is unsafe", "Write Cel instead of Cell", "r(Cel) :- q(Cel)."),
        (":- not p(X).", "X is unsafe", "Add q(X) to the body", ":- not p(X), q(X)."),
        ("p(X) :- large(X).\nlarg(1).", "larg/1 is derived", "Write large instead of larg",
         "p(X) :- large(X).\nlarge(1)."),
        ("#program view.\ndraw(texd(1, 1, X)) :- p(X).", "no such word to draw",
         "Write text instead of texd", "#program view.\ndraw(text(1, 1, X)) :- p(X)."),
        ("#program view.\ndraw(fill(1, X, blak)) :- p(X).", "no such colour",
         "Write black instead of blak", "#program view.\ndraw(fill(1, X, black)) :- p(X)."),
        ("#program about.\ntitel(\"Ä\").", "reads no such word", "Write title instead of titel",
         "#program about.\ntitle(\"Ä\")."),
        ("p(9)", "full stop is missing", "Write the missing .", "p(9)."),
    ],
)  # fmt: skip
async def test_fix_problems(opened, line, words, title, fixed):
    text = opened(f"{SMALL}{line}\n")
    assert await text.fixed(words, title) == f"{SMALL}{fixed}\n"


async def test_count_columns_as_editors_do(opened):
    text = opened(f'{SMALL}p("🙂é"). r(Cell) :- q(Cel).\n')
    found = await text.said("Cell is unsafe")
    assert found.range.start == lsp.Position(3, 10)
    fixed = await text.fixed("Cell is unsafe", "Write Cel instead of Cell")
    assert fixed.endswith('p("🙂é"). r(Cel) :- q(Cel).\n')


@pytest_lsp.fixture(config=SERVER)
async def byte_client(lsp_client: LanguageClient):
    """A client that counts columns in bytes, as Neovim and Helix do."""
    general = lsp.GeneralClientCapabilities(position_encodings=[lsp.PositionEncodingKind.Utf8])
    capabilities = lsp.ClientCapabilities(general=general)
    await lsp_client.initialize_session(lsp.InitializeParams(capabilities=capabilities))
    yield
    await lsp_client.shutdown_session()


@pytest.mark.asyncio(loop_scope="function")
async def test_count_columns_in_bytes_for_editors_that_do(byte_client, tmp_path):
    text = Text(byte_client, tmp_path / "own.lp", f'{SMALL}p("🙂é"). r(Cell) :- q(Cel).\n')
    found = await text.said("Cell is unsafe")
    assert found.range.start == lsp.Position(3, 13)
    hover = lsp.HoverParams(text.id, lsp.Position(3, 25))
    assert (
        "derived in line 2" in (await byte_client.text_document_hover_async(hover)).contents.value
    )


async def hovered(text, marked) -> str:
    found = await text.client.text_document_hover_async(lsp.HoverParams(**text.at(marked)))
    return found.contents.value if found else ""


@pytest.mark.slow
async def test_hover_over_a_predicate(opened):
    text = opened(RULES)
    words = await hovered(text, "{ bla|ck(R, C) : cell")
    assert "black(R, C)" in words
    assert "every other cell is white" in words
    assert "derived in line 33" in words
    assert "used in lines 34, 37," in words


@pytest.mark.slow
async def test_hover_over_words_of_pylogic(opened):
    text = opened(RULES)
    assert "how the board is drawn" in await hovered(text, "#program vi|ew.")
    assert "A cell's colour" in await hovered(text, "draw(fi|ll(R, C, black))")
    assert "Which atoms are the answer" in await hovered(text, "#sh|ow black/2.")
    assert "Another name of the puzzle" in await hovered(text, "ali|as(kurodoko)")
    assert await hovered(text, "% Kuro|masu") == ""


async def test_hover_over_a_size_draws_the_board(opened):
    board = opened(BOARD, "instances/kuromasu/three.lp")
    words = await hovered(board, "si|ze(3, 3)")
    assert words.splitlines()[1:-1] == ["3 - -", "- - -", "- - 3"]


async def test_hover_over_an_instance_without_rules(opened):
    board = opened(BOARD, "instances/nosuch/three.lp")
    assert "no puzzle" in (await board.said("nosuch")).message
    assert await hovered(board, "cl|ue(1, 1, 3)") == ""


async def defined(text, marked):
    asked = lsp.DefinitionParams(**text.at(marked))
    return await text.client.text_document_definition_async(asked)


@pytest.mark.slow
async def test_go_to_definitions_across_includes(opened, client):
    text = opened(RULES)
    (found,) = await defined(text, "not bla|ck(R, C).\n\n%!")
    assert (found.uri, found.range.start) == (text.uri, lsp.Position(32, 2))
    (found,) = await defined(text, ": ce|ll(R, C) }")
    assert found.uri == (text.path.parent / "lib" / "grid.lp").as_uri()
    (found,) = await defined(text, '#include "lib/gr|id.lp"')
    assert found.uri == (text.path.parent / "lib" / "grid.lp").as_uri()
    text = opened("%*! r(X)\nA row.\n*%\np(X) :- r(X).\n#show p/1.\n", "own.lp")
    assert [x.range.start.line for x in await defined(text, ":- |r(X)")] == [0]


async def referred(text, marked) -> list[lsp.Location]:
    asked = lsp.ReferenceParams(lsp.ReferenceContext(True), **text.at(marked))
    return await text.client.text_document_references_async(asked)


async def test_find_references_in_all_parts_and_files(opened):
    text = opened(RULES)
    places = await referred(text, "{ bla|ck(R, C) :")
    assert len(places) == len({str(place) for place in places})
    files = {Path(place.uri).name for place in places}
    assert files == {"kuromasu.lp", "sight.lp"}
    words = ["{ black(R, C) : cell(R, C) }.", "#show black/2.", "board(shaded, black).",
             "says(black(R, C)", "black)) :- black(R, C)."]  # fmt: skip
    lines = [place.range.start.line for place in places if place.uri == text.uri]
    rows = "\n".join(RULES.split("\n")[line] for line in lines)
    assert [word for word in words if word not in rows] == []
    assert not await referred(text, "#sh|ow black/2.")
    assert {str(place) for place in await referred(text, "#show bla|ck")} == set(map(str, places))
    own = opened('#include "own.lp".\n{ p(X) : r(X) }.\n#show p/1.\n', "main.lp")
    (own.path.parent / "own.lp").write_text("r(1..3).\ns :- r(2).\n")
    own.change(f"{own.text}t :- s.\n")
    places = [(place.uri, place.range.start.line) for place in await referred(own, ": |r(X)")]
    other = (own.path.parent / "own.lp").as_uri()
    assert sorted(places) == sorted([(own.uri, 1), (other, 0), (other, 1)])


async def completed(text, marked) -> dict:
    asked = lsp.CompletionParams(**text.at(marked))
    found = await text.client.text_document_completion_async(asked)
    return {item.label: item for item in found}


async def test_complete_words_of_parts(opened):
    text = opened(RULES)
    await hovered(text, "#sh|ow")
    text.change(f"{RULES}draw(f\n#program \n:- bl\n% bl")
    assert "fill(R,C,Colour)" in await completed(text, "\ndraw(f|\n")
    parts = await completed(text, "\n#program |\n")
    assert {"view", "about"} <= parts.keys()
    found = await completed(text, "\n:- bl|\n")
    assert found["black(R, C)"].insert_text == "black(R, C)"
    assert "#show" in found
    assert await completed(text, "\n% bl|") == {}
    assert "usual_symmetry(Word)" in await completed(text, "\nusual|_symmetry(rotational)")


@pytest.mark.slow
async def test_outline_and_fold_by_parts(opened, client):
    text = opened(RULES)
    found = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(text.id))
    assert [part.name for part in found][:3] == ["base", "about", "words"]
    assert "black/2" in {one.name for one in found[0].children}
    folds = await client.text_document_folding_range_async(lsp.FoldingRangeParams(text.id))
    rows = RULES.split("\n")
    assert [rows[fold.start_line] for fold in folds[1:3]] == ["#program about.", "#program words."]
    text.change('% #program words.\np("#program score.").\n\n#program view.\nq(1).\n')
    folds = await client.text_document_folding_range_async(lsp.FoldingRangeParams(text.id))
    assert [(fold.start_line, fold.end_line) for fold in folds] == [(0, 1), (3, 4)]


@pytest.mark.slow
async def test_publish_problems_of_an_instance(opened):
    rules = opened(RULES)
    await rules.client.text_document_hover_async(lsp.HoverParams(**rules.at("#sh|ow")))
    text = opened(f"{BOARD}clue(1, 1, 3). clu(2, 2, 1).\nclue(9, 9, 2).\n",
                  "instances/kuromasu/three.lp")  # fmt: skip
    found = await text.said("unknown fact clu(2,2,1); did you mean clue/3?")
    assert found.range == lsp.Range(lsp.Position(3, 15), lsp.Position(3, 18))
    assert (await text.said("is off the board")).range.start == lsp.Position(4, 0)
    assert (await text.said("the same fact as in line 2")).range.start == lsp.Position(3, 0)
    fixed = await text.fixed("unknown fact", "Write clue instead of clu")
    assert "clue(2, 2, 1)." in fixed


async def test_files_of_strangers(opened):
    text = opened(
        "node(1..3). edge(1, 2). edge(2, @three()).\n"
        "reach(1).\nreach(Y) :- reach(X), edge(X, Y).\n:- node(X), not reach(X).\n",
        "graph.lp",
    )
    await text.said("no #show")
    assert "derived in lines 2, 3" in await hovered(text, ":- node(X), not re|ach")
    found = await defined(text, "rea|ch(X), edge(X, Y)")
    assert [place.range.start.line for place in found] == [1, 2]


async def test_scripts_are_never_run(opened, tmp_path):
    ran = tmp_path / "ran"
    text = opened(f"#script (python)\nopen({str(ran)!r}, 'w')\n#end.\np(1).\n", "own.lp")
    assert (await text.said("pylogic does not run them")).code == "error"
    assert not ran.exists()


def cpu(server: int) -> float:
    return sum(map(cpu_seconds.of, (server, *cpu_seconds.children(server))))


@pytest.mark.slow
async def test_publish_cheap_problems_first(opened, client):
    """At the pace of the reference; of 5,000 lines the parser's word comes first."""
    long = "".join(f"p{n}(X) :- q(X), X > {n}.\n" for n in range(5000))
    server, pace = client._server.pid, cpu_seconds.pace()
    text = opened(RULES)
    await hovered(text, "#sh|ow")
    began = cpu(server)
    text.change(RULES.replace("#show", "large(X).\n#show"))
    await text.said("X is unsafe")
    assert (cpu(server) - began) / pace < 0.15
    text = opened(SMALL, "own.lp")
    await text.client.text_document_hover_async(lsp.HoverParams(**text.at("#sh|ow")))
    began = cpu(server)
    text.change(f"{SMALL}{long}p(7)\n")
    await text.said("full stop is missing")
    assert (cpu(server) - began) / pace < 0.5


@pytest.mark.slow
async def test_answer_while_another_text_is_parsed(opened):
    long = "".join(f"p{n}(X) :- q(X), X > {n}.\n" for n in range(5000))
    text, large = opened(SMALL, "own.lp"), opened(f"{SMALL}{long}", "large/own.lp")
    job = asyncio.create_task(completed(large, "\np4|(X)"))
    assert "derived in line 2" in await hovered(text, "p(X) : q|(X)")
    assert not job.done()
    assert "p4(X)" in await job


async def test_refuse_a_surrogate_in_a_text(opened):
    text = opened(SMALL)
    text.change(f'{SMALL}p("\ud800").\n')
    assert (await text.said("not a text file")).code == "error"
    text.change(f"{SMALL}spare(1).\n")
    await text.said("spare/1 is derived and never used")


@pytest.mark.slow
async def test_newer_changes_come_first(opened):
    text = opened(RULES)
    for number in range(30):
        text.change(RULES.replace("#show black/2.", f"#show black/2.\nspare{number}(1)."))
    found = await text.said("spare29/1 is derived and never used")
    assert found.message.startswith("spare29")
    assert all("spare29" in one.message for one in text.client.diagnostics[text.uri]
               if "spare" in one.message)  # fmt: skip


@pytest.mark.slow
async def test_name_the_extra_to_install():
    code = "import sys; sys.modules['lsprotocol'] = None; import pylogic.cli as it; it.main()"
    run = subprocess.run([sys.executable, "-c", code, "lsp"], capture_output=True, text=True)
    words = "pip install '.[lsp]' in a checkout of pylogic"
    assert (run.returncode, run.stderr.count("\n"), words in run.stderr) == (2, 1, True)


NEOVIM = """
local command = { PYTHON, "-m", "pylogic", "lsp" }
local id = vim.lsp.start_client({ cmd = command, root_dir = vim.fn.getcwd() })
vim.cmd("edit rules.lp")
vim.lsp.buf_attach_client(0, id)
local function wait(is_there)
  if not vim.wait(20000, is_there, 50) then io.stdout:write("too late\\n") vim.cmd("cquit") end
end
wait(function() return #vim.diagnostic.get(0) > 0 end)
io.stdout:write(vim.diagnostic.get(0)[1].message .. "\\n")
vim.api.nvim_win_set_cursor(0, { 3, 8 })
vim.lsp.buf.definition()
wait(function() return vim.api.nvim_win_get_cursor(0)[1] == 2 end)
io.stdout:write("line " .. vim.api.nvim_win_get_cursor(0)[1] .. "\\n")
vim.cmd("qall!")
"""


@pytest.mark.slow
async def test_neovim_shows_a_diagnostic_and_jumps_to_a_definition(tmp_path):
    if not shutil.which("nvim"):
        assert not os.environ.get("PYLOGIC_NEEDS_NVIM"), "it is set, and there is no nvim"
        pytest.skip("Neovim is not installed (Debian: apt install neovim)")
    (tmp_path / "rules.lp").write_text("#show p/1.\nq(1..3).\np(X) :- q(X), X < Y.\n")
    (tmp_path / "it.lua").write_text(NEOVIM.replace("PYTHON", repr(sys.executable)))
    command = ["nvim", "--headless", "--clean", "-n", "-c", "luafile it.lua"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    said = run.stdout + run.stderr
    assert "Y is unsafe" in said
    assert "line 2" in said
