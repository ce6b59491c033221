// What the editor takes of CodeMirror 6: README.md says how codemirror-6.js is made of it.

export { EditorState, RangeSet, StateEffect, StateField, Transaction } from "@codemirror/state";
export {
  Decoration, drawSelection, dropCursor, EditorView, gutter, GutterMarker, highlightActiveLine, highlightActiveLineGutter,
  highlightSpecialChars, hoverTooltip, keymap, lineNumbers,
} from "@codemirror/view";
export {
  bracketMatching, codeFolding, foldEffect, foldGutter, foldKeymap, foldService, HighlightStyle, indentUnit,
  StreamLanguage, syntaxHighlighting, syntaxTree,
} from "@codemirror/language";
export { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from "@codemirror/commands";
export { acceptCompletion, autocompletion, snippetCompletion } from "@codemirror/autocomplete";
export { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
export { unifiedMergeView } from "@codemirror/merge";
export { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
export { tags } from "@lezer/highlight";
