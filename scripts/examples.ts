/** Prints the tools' worked examples beside what we get: `npm run examples`. */
import { EXAMPLES, isRight } from "#estimates/testing/examples.ts";

const HUNDRED = 100;

const shown = (got: number | string | undefined) =>
  typeof got === "number" ? Math.round(got * HUNDRED) / HUNDRED : got;

console.table(
  EXAMPLES.map((example) => ({
    ...example,
    got: shown(example.got),
    right: isRight(example) ? "yes" : "NO",
  })),
);
if (!EXAMPLES.every(isRight)) process.exitCode = 1;
