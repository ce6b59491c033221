// The program that clingo is given: rules, facts, and what they include; and what its complaints are about.

/** @import { Problem } from "../api.js" */
/** @typedef {{ file: string, text: string }} Text */
/** @typedef {Text & { first: number }} Section of a program: `first` is the line that it begins at */

const CODE = /"(?:[^"\\\n]|\\.)*"|%\*|%.*/g;
const COMMENT = /%\*|\*%/g;
const TOKENS = /"(?:[^"\\\n]|\\.)*"|#include\s*"([^"\n]+)"\s*\.|#program\s+([^.]+?)\s*\.|#script|(?<!\w)\d+/g;
const LARGEST = 2 ** 31 - 1; // clingo reads other numbers without what is in front
const PLAN = /#program\s+(?:step|check)\s*\(/;
const UNPROJECTED = /#minimize|#maximize|:~|(?<![\w'])_+[a-z]/; // clasp would lose answers, or count others
const UNSAFE = "unsafe variables in:";
const WORDS = "no atom of the rule's body that stands without `not` gives a value to";
const COMPLAINT = /^-:(\d+):(\d+)\S*: (error|warning|info|note): (.*)$/;

// Its first lines are those of the rules. Included texts come last, each for the part that includes it.
/** @type {(rules: Text, facts: Text, library: Record<string, string>) => { text: string, sections: Section[], problems: Problem[] }} */
export function assembled(rules, facts, library) {
  /** @type {Section[]} */
  const sections = [];
  /** @type {Problem[]} */
  const problems = [];
  const known = new Set();
  let text = "";
  const waiting = [{ ...rules, part: "base" }, { ...facts, part: "base" }];
  for (const { file, text: whole, part: begun } of waiting) {
    let part = begun;
    if (text) text += `\n#program ${part}.\n`;
    const first = lines(text);
    const { code, isOpen } = uncommented(whole);
    const refuse = (/** @type {number} */ at, /** @type {string} */ words) => (
      problems.push({ file, line: lines(code.slice(0, at)), text: words }));
    if (isOpen) refuse(code.length, "a comment is not closed: there is no *% for its %*");
    const own = code.replace(TOKENS, (token, name, program, at) => {
      part = program ?? part;
      if (token === "#script") refuse(at, "#script: scripts may do anything that a program may: they are not run");
      if (Number(token) > LARGEST) refuse(at, `the number ${token} is too large for clingo`);
      if (name === undefined) return token;
      if (library[name] === undefined) refuse(at, `there is no ${name} in this page to include`);
      else if (!known.has(name)) waiting.push({ file: `encodings/${name}`, text: library[name], part });
      known.add(name);
      return blank(token);
    });
    sections.push({ file, text: own, first });
    text += own;
  }
  if (sections.some((one) => PLAN.test(one.text)))
    problems.push({ file: rules.file, line: null, text: "plans, which go step by step, are not searched in this page" });
  return { text, sections, problems };
}

// A search of a program for so many answers that show something else; none: all of them.
/** @type {(program: string, most: number, isTold: boolean) => { program: string, options: string }} */
export const search = (program, most, isTold) => ({
  program: `${program}\n#script (lua)
function main(prg)
  prg:ground({{"base", {}}, {"errors", {}}})
  local function say(term)
    if term.type == clingo.SymbolType.String then return term.string end
    if term.type ~= clingo.SymbolType.Function or term.name ~= "" then return tostring(term) end
    local said = {}
    for at, part in ipairs(term.arguments) do said[at] = say(part) end
    return table.concat(said)
  end
  local is_refused = false
  for arity = 1, 2 do
    for atom in prg.symbolic_atoms:by_signature("error", arity) do
      is_refused = true
      local told = atom.symbol.arguments
      print("refused", say(told[1]), told[2] or "")
    end
  end
  if is_refused then return end
  local known, count = {}, 0
  local found = prg:solve{on_model = function(model)
    local atoms = {}
    for at, symbol in ipairs(model:symbols{shown = true}) do atoms[at] = tostring(symbol) end
    local told, cost = table.concat(atoms, "\\31"), table.concat(model.cost, " ")
    table.sort(atoms)
    local key = table.concat(atoms, "\\31")
    if cost ~= "" then print("answer", cost, told) return true end
    if known[key] then return true end
    known[key] = true
    count = count + 1
    if ${isTold} then print("answer", "", told)
    elseif count % 100 == 0 then print("count", count) end
    return count ~= ${most}
  end}
  print("end", found.exhausted, count)
end
#end.`,
  options: `--outf=3 --no-backprop${UNPROJECTED.test(program) ? "" : " --project=show"} 0`,
});

// What clingo has complained about, in the texts that a user knows.
/** @type {(errors: string[], sections: Section[]) => Problem[]} */
export function complaints(errors, sections) {
  /** @type {Problem[]} */
  const problems = [];
  for (const said of errors) {
    const [, line, column, kind, text] = COMPLAINT.exec(said) ?? [];
    const last = problems.at(-1);
    const unsafe = text?.match(/^'([^'#]+'*)' is unsafe$/)?.[1];
    if (unsafe && last) last.text += ` ${unsafe}`;
    else if (text) problems.push({ ...placed(Number(line), sections), column: Number(column), kind, text: text.replace(UNSAFE, WORDS) });
    else if (last?.kind === "info" && said.startsWith("  ")) last.text += ` ${said.trim()}`; // the atom
  }
  return problems;
}

/** @type {(line: number, sections: Section[]) => { file: string, line: number }} */
function placed(line, sections) {
  const { file, first } = /** @type {Section} */ (sections.findLast((one) => one.first <= line));
  return { file, line: line - first + 1 };
}

// What the part `errors` says, at a fact about its cell: "(3,4)".
/** @type {(facts: Text, words: string, cell?: string) => Problem} */
export function refusal({ file, text }, words, cell) {
  if (!cell) return { file, line: null, text: words };
  const place = cell.replace(/^\((.*)\)$/, "$1");
  const plain = uncommented(text).code;
  const at = [`(${place},`, `(${place})`].map((said) => plain.indexOf(said)).find((index) => index >= 0);
  return { file, line: at === undefined ? null : lines(plain.slice(0, at)), text: `cell ${place}: ${words}` };
}

// Facts of predicates that no rule mentions: clingo passes over them.
/** @type {(facts: Text, sections: Section[]) => Problem[]} */
export function unknownFacts({ file, text }, sections) {
  const rules = sections.filter((one) => one.file !== file).map((one) => one.text);
  const words = new Set(rules.flatMap((own) => own.match(/[a-z]\w*/g) ?? []));
  const plain = uncommented(text).code;
  return [...plain.matchAll(/(?<=^|\.\s*|\n\s*)([a-z]\w*)\([^.]*\)(?=\s*\.)/g)]
    .filter(([, name]) => !words.has(name))
    .map(({ 0: fact, index }) => (
      { file, line: lines(plain.slice(0, index)), text: `unknown fact ${fact}: no rule looks at it` }));
}

// A text with blanks in the place of comments, which may stand within each other.
/** @type {(text: string) => { code: string, isOpen: boolean }} */
export function uncommented(text) {
  let [code, at, depth] = ["", 0, 0];
  while (at < text.length) {
    const pattern = depth ? COMMENT : CODE;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const [token, index] = [found?.[0] ?? "", found?.index ?? text.length];
    const before = text.slice(at, index);
    code += depth ? blank(before) : before;
    code += token.startsWith('"') ? token : blank(token);
    depth += token === "%*" ? 1 : token === "*%" ? -1 : 0;
    at = index + token.length;
  }
  return { code, isOpen: depth > 0 };
}

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, " ");
// The number of the line that a text ends in.
/** @type {(text: string) => number} */
const lines = (text) => text.split("\n").length;
