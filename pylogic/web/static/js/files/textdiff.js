// Which lines of two texts differ.

/** @typedef {[sign: string, line: string]} Line " " is in both texts, "-" only in the first, "+" only in the second */

const MOST = 4_000_000; // pairs of lines that are compared; beyond that all between is new

/** @type {(first: string, second: string) => Line[]} */
export function difference(first, second) {
  const [one, other] = [first.split("\n"), second.split("\n")];
  let begin = 0;
  while (begin < Math.min(one.length, other.length) && one[begin] === other[begin]) begin += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - begin;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  /** @type {(lines: string[]) => Line[]} */
  const same = (lines) => lines.map((line) => [" ", line]);
  /** @type {(lines: string[]) => string[]} */
  const between = (lines) => lines.slice(begin, lines.length - end);
  return [...same(one.slice(0, begin)), ...middle(between(one), between(other)),
    ...same(one.slice(one.length - end))];
}

/** @type {(one: string[], other: string[]) => Line[]} */
function middle(one, other) {
  const [rows, columns] = [one.length, other.length];
  /** @type {(sign: string, lines: string[]) => Line[]} */
  const signed = (sign, lines) => lines.map((line) => [sign, line]);
  if (rows * columns > MOST) return [...signed("-", one), ...signed("+", other)];
  // common[i][j]: the length of the longest common subsequence of one[i..] and other[j..]
  const common = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      common[i][j] = one[i] === other[j] ? common[i + 1][j + 1] + 1
        : Math.max(common[i + 1][j], common[i][j + 1]);
  /** @type {Line[]} */
  const found = [];
  let [i, j] = [0, 0];
  while (i < rows || j < columns) {
    if (i < rows && j < columns && one[i] === other[j]) {
      found.push([" ", one[i]]);
      [i, j] = [i + 1, j + 1];
    } else if (j === columns || (i < rows && common[i + 1][j] >= common[i][j + 1])) {
      found.push(["-", one[i++]]);
    } else {
      found.push(["+", other[j++]]);
    }
  }
  return found;
}

// The same, without what is far from any difference.
/** @type {(lines: Line[], around?: number) => Line[]} */
export function nearby(lines, around = 3) {
  const near = lines.map((_, at) => lines.slice(Math.max(0, at - around), at + around + 1)
    .some(([sign]) => sign !== " "));
  return lines.flatMap((line, at) => near[at] ? [line] : near[at - 1] ? [["…", ""]] : []);
}
