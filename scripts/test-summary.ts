/** The last lines of `npm test`. */
import { failedBrowserTests, failedUnitTests } from "#scripts/failed-tests.ts";
import { readFile } from "node:fs/promises";
import { lineOf, type Outcome } from "#scripts/test-steps.ts";

interface Files {
  unitResults: string;
  browserResults: string;
}

/**
 * Tells each step with its seconds, what they come to, and last which tests failed: who sees no more of a
 * long log than its end sees these. A runner that broke off has no counts.
 */
export async function tellSummary(outcomes: Outcome[], { unitResults, browserResults }: Files) {
  const unit = await readJson(unitResults);
  const browser = await readJson(browserResults);
  const { expected = 0, unexpected = 0, flaky = 0, skipped: left = 0 } = browser?.stats ?? {};
  const passed = (unit?.numPassedTests ?? 0) + expected;
  const failed = (unit?.numFailedTests ?? 0) + unexpected + flaky;
  const skipped = (unit?.numPendingTests ?? 0) + left;
  const seconds = process.uptime();
  console.log(`\n── all together\n${outcomes.map(lineOf).join("\n")}`);
  console.log(
    `\n${passed} tests passed, ${failed} failed, ${skipped} skipped, ` +
      `in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
  );
  const failures = outcomes.filter((outcome) => !outcome.passed).map(({ name }) => name);
  if (failures.length > 0) console.log(`Not right: ${failures.join(", ")}`);
  for (const test of [...failedUnitTests(unit), ...failedBrowserTests(browser)]) {
    console.log(`  ${test}`);
  }
}

async function readJson(file: string) {
  const text = await readFile(file, "utf8").catch(() => "null");
  return JSON.parse(text);
}
