/**
 * Runs the checks: `npm test` those of each change, `npm run test:all` besides those of a night. With words
 * behind it (`npm test -- top-menu`), of the browser tests only the files named like them.
 */
import { rm } from "node:fs/promises";
import path from "node:path";
import { findChromium } from "#scripts/browser.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { freePort } from "#scripts/free-port.ts";
import { run, runAside } from "#scripts/run.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { projectFolder } from "#server/settings.ts";

interface Step {
  name: string;
  program: string;
  args: string[];
}

const words = process.argv.slice(2);
const isAll = words.includes("--all");
const named = words.filter((word) => word !== "--all");

/**
 * Tests start the site, and what staff run in a terminal, many times over. Node keeps here what it compiled
 * of them: each start takes a third less.
 */
process.env.NODE_COMPILE_CACHE ??= path.join(projectFolder, "node_modules/.cache/compiled");
if (isAll) process.env.TEST_ALL = "true";

const BUILD: Step = { name: "build", program: "node", args: ["scripts/build.ts"] };
/** Of the next release, and without samples. */
const NEXT_BUILD: Step = {
  name: "build of the next site",
  program: "node",
  args: ["scripts/next/build-next.ts"],
};
const ROUTE_TYPES: Step = {
  name: "types of the routes",
  program: "react-router",
  args: ["typegen"],
};
const CHECKS: Step[] = [
  { name: "types", program: "tsc", args: [] },
  { name: "lint", program: "oxlint", args: ["--type-aware", "--deny-warnings"] },
  { name: "format", program: "biome", args: ["format"] },
  { name: "pictures", program: "node", args: ["scripts/check-images.ts"] },
];
const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  program: "vitest",
  args: ["run", "--reporter=dot", ...projects.map((project) => `--project=${project}`)],
});
const playwright = (name: string, ...args: string[]): Step => ({
  name,
  program: "playwright",
  args: ["test", ...args],
});

const outcomes: { line: string; passed: boolean }[] = [];

async function timed({ name }: Step, work: () => Promise<number>): Promise<boolean> {
  const begun = performance.now();
  const passed = (await work()) === 0;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const line = `${passed ? "✓" : "✗"} ${name.padEnd(24)} ${seconds.padStart(6)} s`;
  outcomes.push({ line, passed });
  console.log(line);
  return passed;
}

function foreground(step: Step) {
  console.log(`\n── ${step.name}`);
  return timed(step, () => run(step.program, step.args));
}

/** Says what the step had to say only where it failed. */
const background = (step: Step) =>
  timed(step, async () => {
    const { code, output } = await runAside(step.program, step.args);
    if (code !== 0) console.log(`\n── ${step.name}\n${output.trim()}`);
    return code;
  });

async function build(): Promise<boolean> {
  const isBuilt = (await isCurrent(path.join(projectFolder, "build"))) || (await background(BUILD));
  return isBuilt && (!isAll || (await background(NEXT_BUILD)));
}

async function check() {
  // Types and lint look on the types of the routes.
  await background(ROUTE_TYPES);
  await Promise.all(CHECKS.map(background));
}

async function test() {
  await rm(path.join(projectFolder, "test-results"), { recursive: true, force: true });
  process.env.CHROMIUM_PATH = findChromium();
  process.env.TEST_PORT = String(await freePort());
  const [isBuilt] = await Promise.all([build(), check()]);
  if (!isBuilt) return;
  const nightly = isAll ? ["nightly", "nightly-postgres"] : [];
  await foreground(vitest("unit and HTTP tests", "unit", "postgres", "http", ...nightly));
  await foreground(playwright("browser tests", ...named));
  if (!isAll) return;
  await foreground(vitest("three engines", "engines"));
  await foreground(playwright("editor", "--config", "editor/tests/playwright.config.ts"));
}

await test().catch((error: unknown) => {
  endWithError(error);
  outcomes.push({ line: "✗ broke off", passed: false });
});
const minutes = Math.floor(process.uptime() / 60);
const seconds = Math.round(process.uptime() % 60);
console.log(`\n── all together, ${minutes} min ${seconds} s`);
console.log(outcomes.map(({ line }) => line).join("\n"));
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
