/** One server for all tests by HTTP of a run: the built site, with its own data. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startSite } from "#scripts/start-site.ts";
import { testedSite } from "../tested-site.ts";

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
  const settings = { DATA_DIR: dataFolder, RATE_LIMIT: "0" };
  const site = await startSite(testedSite.BUILD_DIR, settings);
  provide("site", site.origin);
  return async () => {
    await site.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
