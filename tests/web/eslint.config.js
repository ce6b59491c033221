// Few rules: what a reader or a browser would stumble over. Layout is left to who writes.

import globals from "globals";

export default [
  {
    files: ["**/*.js"],
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "max-lines-per-function": ["error", { max: 100, skipComments: true, IIFEs: true }],
      "no-undef": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-var": "error",
      "prefer-const": "error",
    },
  },
];
