import { defineConfig } from "oxlint";
import { boundaries } from "./boundaries.ts";

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "promise", "oxc"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/only-export-components": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default": "off",
    "no-await-in-loop": "off",
    "unicorn/no-array-sort": "off",
    "max-lines": ["error", { max: 350 }],
    "typescript/no-floating-promises": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/consistent-return": "off",
    "consistent-return": "off",
    "oxc/no-map-spread": "off",
    "jsx-a11y/control-has-associated-label": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    { files: ["tests/**", "**/*.test.ts"], rules: { "max-lines": "off" } },
    ...boundaries,
  ],
  ignorePatterns: ["build", ".react-router", "node_modules"],
});
