// What jobs say: made of the server's OpenAPI by tests/page_types.py, and not by hand.
// pytest tests/test_web_types.py --update-golden

export interface Answer {
  atoms: string[];
  cost: number[];
}

// Clues, rules and marks that contradict one another.
export interface Conflict {
  because: Line[];
  chain: Link[];
  cells: any[][];
  state: string[];
  minimal: boolean;
  suspects: string[];
}

// The result of an explanation, complete or cut after enough steps.
export interface Explanation {
  status: Status;
  conflicts: Conflict[];
  complete: boolean;
  interrupted: string | null;
}

// The last event of a job that has failed.
export interface Failure {
  problems: Problem[];
  interrupted: string | null;
  words: string;
}

export interface Judgement {
  possible: boolean | null;
  broken: Line[];
}

export interface Line {
  words: string;
  place: string;
  clue: string | null;
  cells: any[][];
}

export interface Link {
  words: string;
  cells: any[][];
  because: Line[];
  depth: number;
}

// The result of a search.
export interface Outcome {
  status: Status;
  exhausted: boolean;
  interrupted: string | null;
  count: number;
  cost: number[];
  horizon: number | null;
  answers: Answer[];
  remarks: Problem[];
  statistics: Record<string, number | null>;
}

// A mistake in rules or facts, and its place.
export interface Problem {
  text: string;
  file: string | null;
  line: number | null;
  column: number | null;
  kind: string;
}

// Why an atom or a rule is not as the user expects.
export interface Reason {
  words: string;
  place: string | null;
  cells: any[][];
  because: Reason[];
}

// The claim of a search; it never says more than the search has proved.
export type Status = "unique" | "multiple" | "found" | "optimal" | "none" | "interrupted";

// A deduction; `needs` has the places of earlier steps whose conclusions nobody enters.
export interface Step {
  words: string;
  sentence: string;
  name: string;
  cells: any[][];
  causes: any[][];
  because: Line[];
  chain: Link[];
  entered: string[];
  needs: number[];
  has_candidates: boolean;
}

export interface Why {
  is_answer: boolean | null;
  reasons: Reason[];
}

// The last event of each job.
export interface Done {
  "solve": Outcome;
  "judge": Judgement;
  "why": Why;
  "explain": Explanation;
  "conflicts": Explanation;
  "differences": Explanation;
}
