/**
 * Runs every check there is: `npm test`. With words behind it (`npm test -- top-menu`), of the browser
 * tests only the files named like them.
 */
import { rm } from "node:fs/promises";
import path from "node:path";
import { findChromium } from "#scripts/browser.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { freePort } from "#scripts/free-port.ts";
import { tellError } from "#scripts/tell-error.ts";
import { foreground, type Outcome, type Step, sideBySide } from "#scripts/test-steps.ts";
import { tellSummary } from "#scripts/test-summary.ts";
import { projectFolder } from "#server/settings.ts";

const results = path.join(projectFolder, "test-results");
const unitResults = path.join(results, "unit.json");
const browserResults = path.join(results, "browser.json");

/**
 * Tests start the site, and what staff run in a terminal, a hundred times over. Node keeps here what it
 * compiled of them, by their content: each start takes a third less.
 */
process.env.NODE_COMPILE_CACHE ??= path.join(projectFolder, "node_modules/.cache/compiled");

const ROUTE_TYPES: Step = {
  name: "types of the routes",
  program: "react-router",
  args: ["typegen"],
};
const BUILD: Step = { name: "build", program: "node", args: ["scripts/build.ts"] };
const STATIC_BUILD: Step = {
  name: "build for static hosts",
  program: "node",
  args: ["scripts/build-static.ts"],
};
/** Of the next release, and without samples. */
const NEXT_BUILD: Step = {
  name: "build of the next site",
  program: "node",
  args: ["scripts/next/build-next.ts"],
};
const CHECKS: Step[] = [
  ROUTE_TYPES,
  {
    name: "lint",
    program: "oxlint",
    args: ["--type-aware", "--deny-warnings"],
    after: ROUTE_TYPES,
  },
  { name: "types", program: "tsc", args: [], after: ROUTE_TYPES },
  { name: "format", program: "biome", args: ["format"] },
  { name: "pictures", program: "node", args: ["scripts/check-images.ts"] },
];
const UNIT_TESTS: Step = {
  name: "unit tests",
  program: "vitest",
  args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitResults}`],
};

/** One more than a small machine has processors: builds wait now and then. */
const AT_A_TIME = 3;

async function test(): Promise<boolean> {
  // Numbers of an earlier run must not be taken for this one's.
  await rm(results, { recursive: true, force: true });
  const chromium = findChromium();
  const outcomes: Outcome[] = [];
  const isBuilt = await isCurrent(path.join(projectFolder, "build"));
  const builds = [...(isBuilt ? [] : [BUILD]), NEXT_BUILD, STATIC_BUILD];
  outcomes.push(...(await sideBySide([...builds, ...CHECKS], AT_A_TIME)));
  outcomes.push(await foreground(UNIT_TESTS));
  const builtOutcomes = outcomes.filter(({ name }) => builds.some((build) => build.name === name));
  if (builtOutcomes.every(({ passed }) => passed)) {
    outcomes.push(await foreground(await browserTests(chromium)));
  } else {
    console.log("\nWithout a build there is nothing to open in a browser.");
  }
  await tellSummary(outcomes, { unitResults, browserResults });
  return outcomes.every(({ passed }) => passed);
}

async function browserTests(chromium: string): Promise<Step> {
  return {
    name: "browser tests",
    program: "playwright",
    args: ["test", ...process.argv.slice(2)],
    environment: {
      CHROMIUM_PATH: chromium,
      TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
    },
  };
}

const passed = await test().catch((error: unknown) => {
  tellError(error);
  return false;
});
process.exitCode = passed ? 0 : 1;
