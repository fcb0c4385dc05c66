/** The last lines of `npm test`. */
import { readFile } from "node:fs/promises";
import { lineOf, type Outcome } from "#scripts/test-steps.ts";

interface Files {
  unitResults: string;
  browserResults: string;
}

/** Tells each step with its seconds, then what they come to; a runner that broke off has no counts. */
export async function tellSummary(outcomes: Outcome[], { unitResults, browserResults }: Files) {
  const unit = await readJson(unitResults);
  const browser = (await readJson(browserResults))?.stats;
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
  const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
  const seconds = process.uptime();
  console.log(`\n── all together\n${outcomes.map(lineOf).join("\n")}`);
  console.log(
    `\n${passed} tests passed, ${failed} failed, ${skipped} skipped, ` +
      `in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
  );
  const failures = outcomes.filter((outcome) => !outcome.passed).map(({ name }) => name);
  if (failures.length > 0) console.log(`Not right: ${failures.join(", ")}`);
}

async function readJson(file: string) {
  const text = await readFile(file, "utf8").catch(() => "null");
  return JSON.parse(text);
}
