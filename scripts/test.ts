/** Runs every check there is, in the order of their speed: `npm test`. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { findChromium } from "#scripts/browser.ts";
import { build } from "#scripts/build.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { freePort } from "#scripts/free-port.ts";
import { run } from "#scripts/run.ts";
import { tellError } from "#scripts/tell-error.ts";
import { projectFolder } from "#server/settings.ts";

const results = path.join(projectFolder, "test-results");
const unitResults = path.join(results, "unit.json");
const browserResults = path.join(results, "browser.json");

async function step(name: string, program: string, args: string[], environment = {}) {
  console.log(`\n── ${name}`);
  return run(program, args, environment);
}

async function test(): Promise<number> {
  const checks = [
    ["types of the routes", "react-router", ["typegen"]],
    ["types", "tsc", []],
    ["lint", "oxlint", ["--type-aware", "--deny-warnings"]],
    ["format", "biome", ["format"]],
    ["pictures", "node", ["scripts/check-images.ts"]],
  ] as const;
  for (const [name, program, args] of checks) {
    if ((await step(name, program, [...args])) !== 0) return 1;
  }
  console.log("\n── build");
  if (!(await isCurrent(path.join(projectFolder, "build")))) await build();
  if ((await step("build for static hosts", "node", ["scripts/build-static.ts"])) !== 0) return 1;

  const unit = await step("unit tests", "vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitResults}`,
  ]);
  const browser = await step("browser tests", "playwright", ["test", ...process.argv.slice(2)], {
    CHROMIUM_PATH: findChromium(),
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
  });
  await summarise();
  return unit || browser;
}

/** One closing line over both runners. */
async function summarise() {
  const unit = await readJson(unitResults);
  const { stats } = await readJson(browserResults);
  const passed = unit.numPassedTests + stats.expected + stats.flaky;
  const failed = unit.numFailedTests + stats.unexpected;
  console.log(
    `\n${passed} passed, ${failed} failed, ${unit.numPendingTests + stats.skipped} skipped`,
  );
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, "utf8"));
}

process.exitCode = await test().catch((error: unknown) => {
  tellError(error);
  return 1;
});
