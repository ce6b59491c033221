"""Board -> a web page in one file, where frames play as a film."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pylogic.draw import svg
from pylogic.draw.board import Board, Frame, check_room
from pylogic.draw.palette import INK, PAPER

_STYLE = """
:root { color-scheme: light dark; --page: #fff; --ink: #1c1c1c; --line: #999; }
body {
  font: 16px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem;
  background: var(--page); color: var(--ink); overflow-wrap: anywhere;
}
h1 { font-size: 1.4rem; }
h2 { font-size: 1.1rem; }
.board { margin: 2rem 0; }
.frames { display: flex; flex-wrap: wrap; gap: 1.5rem; }
figure { margin: 0; max-width: 100%; break-inside: avoid; }
.still figure { flex: 1 1 24rem; }
figure svg { display: block; max-width: 100%; height: auto; }
p { margin: .2rem 0; }
.name { font-weight: 600; }
.keys { display: flex; align-items: center; flex-wrap: wrap; gap: .4rem; margin: .8rem 0; }
.keys button {
  padding: .45rem .7rem; border: 1px solid var(--line); border-radius: .4rem;
  background: none; color: inherit; cursor: pointer;
}
.keys button:hover { border-color: currentColor; }
.keys button svg { display: block; width: 1rem; height: 1rem; fill: currentColor; }
.keys input { flex: 1; min-width: 8rem; max-width: 20rem; }
@media screen {
  .film .frames { display: grid; grid-template-columns: minmax(0, 1fr); }
  .film figure { grid-area: 1 / 1; visibility: hidden; }
  .film figure.now { visibility: visible; }
  .film .name { display: none; }
}
@media screen and (prefers-color-scheme: dark) {
  :root { --page: #161616; --ink: #e4e4e4; --line: #777; }
  figure svg { background: PAPER; box-shadow: 0 0 0 4px PAPER; border-radius: 2px; margin: 6px 0; }
}
@media print { .keys { display: none; } }
""".replace("PAPER", PAPER)

# Without JavaScript all frames are seen side by side.
_SCRIPT = """
const ICONS = {
  first: "M2 2h2v12H2zM14 2v12L5 8z", back: "M8 2v12L1 8zM15 2v12L8 8z",
  play: "M4 2v12l9-6z", pause: "M3 2h4v12H3zM9 2h4v12H9z",
  forward: "M1 2v12l7-6zM8 2v12l7-6z", last: "M12 2h2v12h-2zM2 2v12l9-6z",
};
let current = null;

function film(board) {
  const frames = [...board.querySelectorAll("figure")];
  const keys = document.createElement("div");
  const slider = document.createElement("input");
  const place = document.createElement("output");
  let now = 0, timer = null;
  const label = (button, name) => {
    const icon = `<path d="${ICONS[name]}"/>`;
    button.setAttribute("aria-label", name);
    button.title = name;
    button.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true">${icon}</svg>`;
  };
  const button = (name, action) => {
    const made = document.createElement("button");
    made.type = "button";
    made.onclick = action;
    label(made, name);
    keys.append(made);
    return made;
  };
  const go = (number) => {
    now = Math.max(0, Math.min(frames.length - 1, number));
    frames.forEach((frame, k) => frame.classList.toggle("now", k === now));
    const name = frames[now].querySelector(".name")?.textContent;
    place.textContent = `frame ${now + 1} of ${frames.length}` + (name ? `: ${name}` : "");
    slider.value = now;
    slider.setAttribute("aria-valuetext", place.textContent);
  };
  const stop = () => {
    clearInterval(timer);
    timer = null;
    label(play, "play");
  };
  const step = (number) => { stop(); go(number); };
  const toggle = () => {
    if (timer) return stop();
    if (now === frames.length - 1) go(0);
    label(play, "pause");
    timer = setInterval(() => {
      go(now + 1);
      if (now === frames.length - 1) stop();
    }, 1000);
  };
  button("first", () => step(0));
  button("back", () => step(now - 1));
  const play = button("play", toggle);
  button("forward", () => step(now + 1));
  button("last", () => step(frames.length - 1));
  keys.className = "keys";
  keys.setAttribute("role", "group");
  keys.setAttribute("aria-label", "animation");
  slider.type = "range";
  slider.max = frames.length - 1;
  slider.setAttribute("aria-label", "frame");
  slider.oninput = () => step(Number(slider.value));
  keys.append(slider, place);
  board.querySelector(".frames").after(keys);
  board.classList.add("film");
  const self = { back: () => step(now - 1), forward: () => step(now + 1), toggle };
  for (const touch of ["pointerdown", "focusin"])
    board.addEventListener(touch, () => { current = self; });
  current ??= self;
  go(0);
}

for (const board of document.querySelectorAll(".board:not(.still)"))
  if (board.querySelectorAll("figure").length > 1) film(board);

document.onkeydown = (event) => {
  const { key, target } = event;
  if (!current || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // What has the focus may use the key itself.
  if (target.closest(key === " " ? "button" : "input")) return;
  const action = { ArrowLeft: "back", ArrowRight: "forward", " ": "toggle" }[key];
  if (!action) return;
  current[action]();
  event.preventDefault();
};
"""


def render(boards: Sequence[Board], title: str) -> str:
    """One page with all boards; it needs nothing but itself.

    Raises:
        OptionError: they have too many cells.
    """
    check_room(boards)
    headings = [f"Answer {k} of {len(boards)}" for k in range(1, len(boards) + 1)]
    body = "\n".join(
        _board(board, heading if len(boards) > 1 else "")
        for board, heading in zip(boards, headings, strict=True)
    )
    name = svg.escaped(title)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{name}</h1>\n{body}\n<script>{_SCRIPT}</script>\n</body>\n</html>\n"
    )


def fragment(board: Board) -> str:
    """The frames side by side, as a piece of a page such as a notebook's."""
    frames = _frames(board)
    captions = "".join(f"<p>{svg.escaped(caption)}</p>" for caption in board.captions)
    paper = f"background: {PAPER}; color: {INK}; padding: 4px; width: fit-content"
    row = f"display: flex; flex-wrap: wrap; gap: .8rem 1.5rem; margin: .4rem 0; {paper}"
    page = f'<div style="{row}">\n{frames}\n</div>\n{captions}'
    page += svg.legend(board) if board.legend else ""
    for element, style in _INLINE.items():
        page = page.replace(element, f'{element[:-1]} style="{style}">')
    return page


# A notebook strips style sheets, and has one of its own.
_INLINE = {
    "<figure>": "margin: 0; max-width: 100%",
    "<p>": "margin: .2rem 0",
    '<p class="name">': "margin: .2rem 0; font-weight: 600",
}


def _board(board: Board, heading: str) -> str:
    above = f"<h2>{heading}</h2>\n" if heading else ""
    kind = "board still" if board.is_still else "board"
    frames = _frames(board)
    captions = "".join(f"<p>{svg.escaped(caption)}</p>\n" for caption in board.captions)
    return (
        f'<section class="{kind}">\n{above}<div class="frames">\n{frames}\n</div>\n'
        f"{captions}{svg.legend(board) if board.legend else ''}</section>"
    )


def _frames(board: Board) -> str:
    wide = svg.cell_width(board)
    return "\n".join("".join(_frame(board, frame, wide)) for frame in board.frames)


def _frame(board: Board, frame: Frame, wide: int) -> Iterator[str]:
    yield "<figure>\n"
    yield f'<p class="name">{svg.escaped(frame.name)}</p>\n' if frame.name else ""
    yield svg.grid(board, frame, wide)
    if frame.words:
        yield "<figcaption>"
        yield from (f"<p>{svg.escaped(line)}</p>" for line in frame.words)
        yield "</figcaption>"
    yield "</figure>"
