import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findChromium, IN_FEWER_PROCESSES } from "./scripts/browser.ts";
import { DESK, PHONE } from "./tests/screens.ts";
import { OF_TOOLS, testedSite } from "./tests/tested-site.ts";

const port = process.env.TEST_PORT ?? "3456";
Object.assign(process.env, testedSite);
// Read again by every worker, so the first one's folder is passed on.
process.env.TEST_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "site-"));

/** What is exhaustive, and run before a release and once a night: `npm run test:all`. */
const NIGHTLY = process.env.TEST_ALL === "true" ? [] : ["*.nightly.spec.ts"];
const LEFT_OUT = [...NIGHTLY, ...OF_TOOLS];

/** Errands at a desk and on a phone. What needs no browser is tried by HTTP (tests/http). */
export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  testIgnore: LEFT_OUT,
  outputDir: "test-results/browser",
  fullyParallel: true,
  // Some tests wait, for slowed processors and lines, so three get through sooner, also on two processors.
  workers: 3,
  // A limit is only how long a failure takes, and machines may be crowded.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: "dot",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [...BROWSER_FLAGS, ...IN_FEWER_PROCESSES],
    },
    // A new visitor's browser would fetch all the pages that it keeps, at a sixth of a visit's cost.
    // Tests of that let it, and those in one tab, which do so once (tests/site.ts).
    serviceWorkers: "block",
    // What led to a failure is recorded by `npx playwright test --last-failed --trace on`:
    // recording every test would take a fifth of the time.
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "desktop",
      use: DESK,
      testIgnore: ["*.phone.spec.ts", ...LEFT_OUT],
    },
    {
      name: "phone",
      use: PHONE,
      testMatch: "*.phone.spec.ts",
    },
  ],
  webServer: {
    command: "node server/main.ts",
    env: { PORT: port, DATA_DIR: process.env.TEST_DATA_DIR, RATE_LIMIT: "0" },
    url: `http://localhost:${port}/robots.txt`,
    stdout: "ignore",
    stderr: "pipe",
  },
});
