// How the editor looks: only variables of the page, so that light and dark need no second theme.

import { EditorView } from "../../vendor/codemirror-6.js";

export const theme = EditorView.theme({
  "&": { height: "100%", fontSize: ".84rem", backgroundColor: "transparent", color: "var(--ink)" },
  "&.cm-focused": { outline: "2px solid var(--accent-soft)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.55" },
  ".cm-content": { caretColor: "var(--ink)", padding: "6px 0", minWidth: "0" },
  ".cm-line": { padding: "0 10px 0 calc(6px + 2ch)", textIndent: "-2ch" },
  ".cm-line.section": { whiteSpace: "pre", overflow: "hidden", textOverflow: "ellipsis", fontWeight: "600" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--asp-selection)",
  },
  ".cm-activeLine": { backgroundColor: "var(--asp-line)" },
  ".cm-gutters": { backgroundColor: "var(--pane)", color: "var(--soft)", border: "none" },
  ".cm-activeLineGutter": { backgroundColor: "var(--asp-line)", color: "var(--ink)" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 2px 0 4px", minWidth: "2rem" },
  ".cm-foldPlaceholder": { background: "none", border: "none" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--accent-soft)", outline: "1px solid var(--accent)",
  },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--bad-soft)" },
  ".cm-selectionMatch": { backgroundColor: "var(--warn-soft)" },
  ".cm-searchMatch": { backgroundColor: "var(--warn-soft)", outline: "1px solid var(--warn)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--accent-soft)", outline: "2px solid var(--accent)" },
  ".cm-panels": { backgroundColor: "var(--raised)", color: "var(--ink)" },
  ".cm-panels.cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-panel.cm-search": { padding: "6px 28px 6px 8px", fontFamily: "var(--sans)" },
  ".cm-panel.cm-search label": { fontSize: ".85em" },
  ".cm-textfield": {
    background: "var(--pane)", color: "inherit", border: "1px solid var(--line)",
    borderRadius: "6px", minHeight: "1.9rem",
    fontSize: ".84rem",
  },
  ".cm-button": {
    background: "var(--raised)", backgroundImage: "none", border: "1px solid var(--line)",
    borderRadius: "6px", color: "inherit",
    fontSize: ".84rem", minHeight: "1.9rem", padding: "0 .6rem",
  },
  ".cm-panel.cm-search [name=close]": { color: "inherit", fontSize: "1.1rem", padding: "0 6px" },
  ".cm-tooltip": {
    backgroundColor: "var(--raised)", color: "var(--ink)", border: "1px solid var(--line)",
    borderRadius: "var(--radius)",
    boxShadow: "var(--shadow)", overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", maxHeight: "14rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "3px 8px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "var(--accent)", color: "var(--on-accent)",
  },
  ".cm-completionDetail": {
    color: "inherit", opacity: ".8", fontStyle: "normal", marginLeft: ".8em", fontFamily: "var(--sans)",
  },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".cm-tooltip.cm-completionInfo": { padding: "8px 12px", maxWidth: "22rem", whiteSpace: "normal" },
  ".cm-diagnostic": { padding: "5px 10px", fontFamily: "var(--sans)", maxWidth: "32rem" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warn)" },
  ".cm-diagnostic-info": { borderLeftColor: "var(--strong-line)" },
  ".cm-lintRange": {
    backgroundImage: "none", textDecoration: "underline wavy 1.5px", textUnderlineOffset: "3px",
  },
  ".cm-lintRange-error": { textDecorationColor: "var(--bad)", backgroundImage: "none" },
  ".cm-lintRange-warning": { textDecorationColor: "var(--warn)", backgroundImage: "none" },
  ".cm-lintRange-info": { textDecorationColor: "var(--soft)", backgroundImage: "none" },
  ".cm-gutter-lint": { width: "1rem" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "0 .1rem" },
  ".cm-snippetField": { backgroundColor: "var(--accent-soft)" },
});
