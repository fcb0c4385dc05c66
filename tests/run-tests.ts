/**
 * Runs the checks: `npm test` those of each change, on the site of a small company; `npm run test:all`
 * besides those of a night, and all on our own site. With words behind it (`npm test -- top-menu`), of the
 * browser tests only the files named like them.
 */
import { rm } from "node:fs/promises";
import path from "node:path";
import { findChromium } from "#scripts/browser.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { freePort } from "#server/testing/free-port.ts";
import { run } from "#scripts/run.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { projectFolder } from "#server/settings.ts";
import { makeCompany, wholeContent } from "./company/make-company.ts";
import { OURS, SMALL, type TestedSite, testedSite } from "./tested-site.ts";

/** The name to print, the program, and its arguments. */
type Step = readonly [name: string, program: string, ...args: string[]];

const words = process.argv.slice(2);
const isAll = words.includes("--all");
const named = words.filter((word) => word !== "--all");

/** Tests start the site, and what staff run, many times over: each start takes a third less. */
process.env.NODE_COMPILE_CACHE ??= path.join(projectFolder, "node_modules/.cache/compiled");

const BUILD: Step = ["build", "node", "scripts/build.ts"];
const NEXT_BUILD: Step = ["build of the next site", "node", "scripts/next/build-next.ts"];
const ROUTE_TYPES: Step = ["types of the routes", "react-router", "typegen"];
const CHECKS: Step[] = [
  ["types", "tsc"],
  ["lint", "oxlint", "--type-aware", "--deny-warnings"],
  ["format", "biome", "format"],
  ["content", "node", "scripts/check-content.ts"],
  ["pictures", "node", "scripts/check-images.ts"],
];
const vitest = (name: string, ...projects: string[]): Step => {
  const chosen = projects.map((project) => `--project=${project}`);
  return [name, "vitest", "run", "--reporter=dot", ...chosen];
};

const outcomes: string[] = [];

/** @param output `pipe` for a step that runs beside others: what it said is printed only where it failed */
async function perform(
  [name, program, ...args]: Step,
  environment: Record<string, string> = {},
  output: "inherit" | "pipe" = "inherit",
) {
  const begun = performance.now();
  if (output === "inherit") console.log(`\n── ${name}`);
  const { code, text } = await run(program, args, environment, output);
  const passed = code === 0;
  if (!passed && output === "pipe") console.log(`\n── ${name}\n${text.trim()}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const line = `${passed ? "✓" : "✗"} ${name.padEnd(24)} ${seconds.padStart(6)} s`;
  outcomes.push(line);
  if (!passed) process.exitCode = 1;
  console.log(line);
  return passed;
}

const background = (step: Step, environment = {}) => perform(step, environment, "pipe");

async function build(site: TestedSite): Promise<boolean> {
  const content = path.join(projectFolder, site.CONTENT_DIR);
  if (site === SMALL) {
    await rm(content, { recursive: true, force: true });
    makeCompany(content);
  }
  const isBuilt = await isCurrent(path.join(projectFolder, site.BUILD_DIR), content);
  return isBuilt || background(BUILD, site);
}

async function buildAll(): Promise<boolean> {
  const isBuilt = await build(testedSite);
  return isBuilt && (!isAll || ((await build(OURS)) && background(NEXT_BUILD)));
}

async function check() {
  // Types and lint look at the types of the routes.
  await background(ROUTE_TYPES);
  await Promise.all(CHECKS.map((step) => background(step)));
}

async function test() {
  await rm(path.join(projectFolder, "test-results"), { recursive: true, force: true });
  process.env.CHROMIUM_PATH = findChromium();
  process.env.TEST_PORT = String(await freePort());
  const [isBuilt] = await Promise.all([buildAll(), check()]);
  if (!isBuilt) return;
  const browserTests: Step = ["browser tests", "playwright", "test", ...named];
  // Else Vitest would make the small company once more.
  const made = { ...testedSite, OWN_CONTENT_DIR: wholeContent() };
  await perform(vitest("unit and HTTP tests", "unit", "postgres", "http"), made);
  await perform(browserTests);
  if (!isAll) return;
  await perform(vitest("three engines", "engines"));
  const ours = { TEST_COMPANY: "real", TEST_ALL: "true" };
  await perform(vitest("HTTP and nightly tests", "http", "nightly", "nightly-postgres"), ours);
  await perform(browserTests, ours);
  const config = ["--config", "editor/tests/playwright.config.ts"];
  await perform(["editor", "playwright", "test", ...config]);
}

await test().catch(endWithError);
const minutes = Math.floor(process.uptime() / 60);
const seconds = Math.round(process.uptime() % 60);
console.log(`\n── all together, ${minutes} min ${seconds} s`);
console.log(outcomes.join("\n"));
