/** Starts the built site as visitors get it, for measurements and tests. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#scripts/free-port.ts";
import { untilItAnswers } from "#scripts/until-it-answers.ts";
import { projectFolder } from "#server/settings.ts";

/**
 * @param environment settings besides those of this process
 * @throws when the site does not answer in time
 */
export async function startSite(folder: string, environment: Record<string, string> = {}) {
  const port = environment.PORT ?? (await freePort());
  const origin = `http://localhost:${port}`;
  // Never the requests that wait in this project's own folder: they would be sent.
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "site-"));
  const begun = performance.now();
  const site = spawn(process.execPath, ["server/main.ts"], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), BUILD_DIR: folder, DATA_DIR, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  site.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await untilItAnswers(origin, site);
  return {
    origin,
    /** Of the build. */
    folder,
    pid: site.pid,
    /** What it has written to its log so far. */
    log: () => said,
    /** From the start of the process to the first answer. */
    startMs: Math.round(performance.now() - begun),
    stop: async () => {
      site.kill();
      if (site.exitCode === null) await once(site, "exit");
      rmSync(DATA_DIR, { recursive: true });
    },
  };
}
