"""LaTeX: a table as one puts it into a paper (booktabs), with what explains it below."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SIGNS = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    **{sign: f"\\{sign}" for sign in "&%$#_{}"},
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    "≥": r"$\geq$",
}


def table(lines: Sequence[Sequence[str]], caption: str, notes: Sequence[str]) -> str:
    """Headings and lines, names to the left and figures to the right."""
    headings, *rest = lines
    below = "\\\\\n".join(map(escape, notes))
    return "\n".join(
        [
            "% \\usepackage{booktabs} \\usepackage[T1]{fontenc}",
            "\\begin{table}",
            "\\centering",
            f"\\caption{{{escape(caption)}}}",
            "\\footnotesize\\setlength{\\tabcolsep}{3pt}",
            f"\\begin{{tabular}}{{l{'r' * (len(headings) - 1)}}}",
            "\\toprule",
            _line(headings),
            "\\midrule",
            *map(_line, rest),
            "\\bottomrule",
            "\\end{tabular}",
            *(["\\par\\smallskip", f"{{\\raggedright {below}\\par}}"] if notes else []),
            "\\end{table}",
            "",
        ]
    )


def escape(text: str) -> str:
    """The text as TeX sets it: >= and <= as signs, from-to with a dash, two hyphens as two."""
    words = "".join(_SIGNS.get(sign, sign if sign.isprintable() else "?") for sign in text)
    words = words.replace(r"\textgreater{}=", r"$\geq$").replace(r"\textless{}=", r"$\leq$")
    words = re.sub(r"^x (?=\w)|(?<=, )x (?=\w)", r"$\\times$ ", words)
    words = re.sub(r"(?<=[0-9])-(?=[0-9]+\.)", "--", words)
    words = re.sub(r"--(?![0-9])", "-{}-", words)
    return re.sub(r"^(?=[*\[])", "{}", words)  # after a line's end they would be part of it


def _line(cells: Sequence[str]) -> str:
    return f"{' & '.join(escape(cell.strip()) for cell in cells)} \\\\"
