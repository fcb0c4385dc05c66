/** One server for all tests by HTTP of a run: the built site, with its own data. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "#scripts/free-port.ts";
import { untilItAnswers } from "#scripts/start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the site is, like `http://localhost:4000`. */
    site: string;
  }
}

export default async function serve({ provide }: TestProject) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "site-"));
  // Tests read the content there, and what the server keeps (tests/kept-requests.ts).
  process.env.TEST_DATA_DIR = dataFolder;
  const port = await freePort();
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, RATE_LIMIT: "0" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const site = `http://localhost:${port}`;
  await Promise.all([untilItAnswers(site, server), import("../content-of-site.ts")]);
  provide("site", site);
  return async () => {
    server.kill();
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
