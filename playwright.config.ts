import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findChromium } from "./scripts/browser.ts";

const port = process.env.TEST_PORT ?? "3456";
// Read again by every worker, so the first one's folder is passed on.
process.env.TEST_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "site-"));

/** Every errand is tried at a desk and on a phone; some without JavaScript. */
export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  // A crowded machine may stumble once; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findChromium(), args: BROWSER_FLAGS },
    trace: "retain-on-failure",
  },
  projects: [
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: ["*.phone.spec.ts", "*.no-script.spec.ts"],
    },
    {
      name: "phone",
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
      testMatch: ["*.phone.spec.ts", "every-page.spec.ts", "pictures.spec.ts", "movement.spec.ts"],
    },
    {
      name: "no-script",
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
      testMatch: ["*.no-script.spec.ts"],
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
