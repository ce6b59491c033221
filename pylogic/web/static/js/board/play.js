// Playing: what clicks, drags and keys enter into the cells.

import { atomOf, canHold, cellOf, chosen, isLine, isOpen, marked, placeOf } from "./sheet.js";
import { createStrokes } from "./strokes.js";

// Where an atom says that a line is; null if it is none of the play's.
const spotIn = ({ predicate }, atom) =>
  (atom.startsWith(`${predicate}(`) ? atom.slice(predicate.length + 1, -1) : null);

export function createPlay({ app, view }) {
  const { store } = app;
  let stroke = null;
  let painted = 0;
  let typed = "";
  let isPencil = false;
  const listeners = new Set();

  const sheet = () => view.sheet;
  const key = (index) => placeOf(sheet(), index).join(",");
  const strokes = createStrokes({ app, view });
  const isCycled = (play) => play.clicks.length > 0;
  // The play that clicks are about, and the one that digits are about.
  const inCells = () => sheet().plays.filter((play) => !isLine(play));
  const clicked = () => inCells().find(isCycled) ?? inCells()[0];
  const written = () => sheet().plays.find((play) => play.choices.some((choice) => choice.value !== null));

  function put(index, play, number, merge = null) {
    const choice = play.choices[number];
    if (choice && !canHold(choice, index)) return;
    if (chosen(sheet(), play, store.now.marks, index) === number) return;
    store.change({ marks: marked(sheet(), play, store.now.marks, index, number) }, { merge });
  }

  // The choice after a cell's own, with "nothing" after the last.
  function next(index, play) {
    const now = chosen(sheet(), play, store.now.marks, index);
    return now < 0 ? play.clicks[0] : play.clicks[play.clicks.indexOf(now) + 1] ?? -1;
  }

  function press(index, isSecond, point) {
    typed = "";
    stroke = null;
    const play = clicked();
    if (!play) strokes.press(index, isSecond, point);
    if (!play || !isCycled(play) || !isOpen(sheet(), index)) return;
    const second = play.clicks[1] ?? play.clicks[0];
    const now = chosen(sheet(), play, store.now.marks, index);
    const number = isSecond ? (now === second ? -1 : second) : next(index, play);
    stroke = { play, number, merge: `stroke ${(painted += 1)}` };
    put(index, play, number, stroke.merge);
  }

  function drag(index) {
    if (stroke) put(index, stroke.play, stroke.number, stroke.merge);
    strokes.drag(index);
  }

  function clear(index) {
    typed = "";
    let { marks } = store.now;
    for (const play of inCells()) marks = marked(sheet(), play, marks, index, -1);
    marks = strokes.without(marks, index);
    const isMarked = Object.keys(marks).length !== Object.keys(store.now.marks).length;
    if (isMarked) store.change({ marks });
    else if (store.now.notes[key(index)]) note(index, null);
  }

  // A candidate more, or less if it is there; null takes all away.
  function note(index, text) {
    const { [key(index)]: before = [], ...others } = store.now.notes;
    const after = before.includes(text) ? before.filter((one) => one !== text) : [...before, text];
    const sorted = after.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    store.change({ notes: text === null || !sorted.length ? others : { ...others, [key(index)]: sorted } });
  }

  function write(index, value) {
    const play = written();
    const number = play?.choices.findIndex((choice) => choice.value === value) ?? -1;
    if (number < 0 || !canHold(play.choices[number], index)) return false;
    put(index, play, chosen(sheet(), play, store.now.marks, index) === number ? -1 : number);
    return true;
  }

  // Digits one after the other make a number, while the cell stays the same.
  function type(index, digit, isNote) {
    const play = written();
    if (!play) return false;
    const isValue = (text) => play.choices.some((choice) => choice.value === text);
    const text = !isNote && isValue(typed + digit) ? typed + digit : digit;
    if (!isOpen(sheet(), index) || (!isValue(text) && !play.choices.some((c) => c.value?.startsWith(text)))) return false;
    typed = text;
    if (!isValue(text)) return true;
    if (isNote) note(index, text);
    else write(index, text);
    return true;
  }

  function onKey(event, index) {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? /^[0-9]$/.exec(event.key)?.[0];
    if (digit !== undefined) return type(index, digit, event.shiftKey || isPencil);
    if (event.key === "Delete" || event.key === "Backspace") return clear(index), true;
    if (strokes.onKey(event, index)) return true;
    const play = clicked();
    if (!play) return false;
    if (event.key === " " || event.key === "Enter") return put(index, play, next(index, play)), true;
    const sign = { "#": 0, ".": 1 }[event.key];
    if (sign !== undefined && play.choices[0].value === null) return put(index, play, sign), true;
    return false;
  }

  return {
    press, drag, onKey, clear, note, clicked, written,
    move: strokes.move,
    release: strokes.release,
    get lines() { return strokes.play; },
    enter: (index, play, number) => {
      const { value } = play.choices[number];
      if (isPencil && value !== null) note(index, value);
      else put(index, play, chosen(sheet(), play, store.now.marks, index) === number ? -1 : number);
    },
    leave: () => { typed = ""; },
    get isPencil() { return isPencil; },
    set isPencil(on) {
      isPencil = on;
      for (const listen of listeners) listen();
    },
    onPencil: (listen) => listeners.add(listen),
    // Whether the marks are what an answer shows.
    isSolved(answers) {
      if (answers?.length !== 1) return false;
      const wanted = answers[0].filter(isEntered);
      const entered = Object.keys(store.now.marks).filter((atom) => store.now.marks[atom]);
      return wanted.length > 0 && wanted.every((atom) => store.now.marks[atom])
        && entered.every((atom) => answers[0].includes(atom));
    },
    // Enter an answer; what the player has ruled out rightly stays. False if nothing can be entered.
    fill(atoms) {
      const wanted = atoms.filter(isEntered);
      const own = Object.entries(store.now.marks).filter(([atom, holds]) => !holds && !atoms.includes(atom));
      if (wanted.length) {
        store.change({ marks: Object.fromEntries([...own, ...wanted.map((atom) => [atom, true])]) });
      }
      return wanted.length > 0;
    },
  };

  // An answer also holds what is given, which nobody enters.
  function isEntered(atom) {
    if (sheet().plays.some((play) => isLine(play) && play.spots.has(spotIn(play, atom)))) return true;
    const index = cellOf(sheet(), atom);
    return index >= 0 && sheet().plays.some((play) => play.choices.some((choice) =>
      canHold(choice, index) && atomOf(sheet(), play, choice, index) === atom));
  }
}
