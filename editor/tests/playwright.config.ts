/** Errands of marketing people in the editor, on a copy of content and pictures: `npm run test:editor`. */
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findChromium } from "#scripts/browser.ts";

const root = path.resolve(import.meta.dirname, "../..");
const port = process.env.TEST_PORT ?? "3466";
// Read again by every worker, so the first one's copy is passed on.
for (const name of ["content", "images", "public"]) {
  const setting = `${name.toUpperCase()}_DIR`;
  if (process.env[setting]) continue;
  const folder = mkdtempSync(path.join(tmpdir(), `editor-${name}-`));
  cpSync(path.join(root, name), folder, { recursive: true });
  process.env[setting] = folder;
}

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/editor",
  // All write into the same content.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: "dot",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findChromium(),
      args: BROWSER_FLAGS,
    },
  },
  webServer: {
    command: `react-router dev --config vite.edit.ts --port ${port}`,
    cwd: root,
    env: process.env as Record<string, string>,
    url: `http://localhost:${port}/edit/`,
    timeout: 180_000,
    stdout: "ignore",
    // It tells the mistakes that tests make on purpose.
    stderr: "ignore",
  },
});
