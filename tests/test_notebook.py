"""A notebook: what its cells show, run by a real kernel."""

from __future__ import annotations

import pytest

CELLS = {
    "puzzle": "import pylogic\npuzzle = pylogic.load('kuromasu')",
    "board": "puzzle.draw('inst12')",
    "comparison": "pylogic.compare('kuromasu', ['inst12'], orders=['given', 'reversed'])",
    "answer": "puzzle.solve('inst12').answers[0]",
    "lint": "puzzle.lint(alone=True)",
    "grade": "puzzle.rate('inst12')",
}


pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def outputs(tmp_path_factory) -> dict[str, list]:
    """The outputs of each cell."""
    import nbclient
    import nbformat

    cells = [nbformat.v4.new_code_cell(source) for source in CELLS.values()]
    notebook = nbformat.v4.new_notebook(cells=cells)
    place = {"metadata": {"path": tmp_path_factory.mktemp("notebook")}}
    nbclient.NotebookClient(notebook, kernel_name="python3", resources=place).execute()
    return {name: cell.outputs for name, cell in zip(CELLS, notebook.cells, strict=True)}


def test_loading_says_nothing(outputs):
    assert outputs["puzzle"] == []


@pytest.mark.parametrize(
    ("cell", "element"),
    [
        ("board", "<svg"),
        ("comparison", "<table"),
        ("answer", "black("),
        ("lint", "0 errors"),
        ("grade", "<pre"),
    ],
)
def test_results_are_drawn(outputs, cell, element):
    (output,) = outputs[cell]  # and nothing on standard error
    assert element in output.data["text/html"]
    assert "<script" not in output.data["text/html"]
    assert "<style" not in output.data["text/html"]
    assert len(output.data["text/plain"].splitlines()) == 1
