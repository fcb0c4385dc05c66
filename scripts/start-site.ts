/** Starts the built site as visitors get it, for measurements and tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isCurrent } from "#scripts/build-stamp.ts";
import { freePort } from "#scripts/free-port.ts";
import { projectFolder } from "#server/settings.ts";

const LONGEST_START_MS = 120_000;
const PAUSE_MS = 20;

/** Starts the site as it is now, after building it if needed. */
export async function startBuiltSite(environment: Record<string, string> = {}) {
  const buildFolder = path.join(projectFolder, "build");
  // Loaded only here, because it makes the whole process one of production.
  if (!(await isCurrent(buildFolder))) await (await import("#scripts/build.ts")).build();
  return startSite(buildFolder, environment);
}

/**
 * @param environment settings besides those of this process
 * @throws when the site does not answer in time
 */
export async function startSite(folder: string, environment: Record<string, string> = {}) {
  const port = environment.PORT ?? (await freePort());
  const origin = `http://localhost:${port}`;
  // Never the requests that wait in this project's own folder: they would be sent.
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "site-"));
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
    stop: async () => {
      site.kill();
      if (site.exitCode === null) await once(site, "exit");
      rmSync(DATA_DIR, { recursive: true });
    },
  };
}

/**
 * Waits for a server that was just started.
 *
 * @throws when it ends, or does not answer in time; then it is ended
 */
export async function untilItAnswers(origin: string, server: ChildProcess) {
  const begun = performance.now();
  while (!(await answers(`${origin}/`))) {
    const hasEnded = server.pid === undefined || server.exitCode !== null;
    if (hasEnded || performance.now() - begun > LONGEST_START_MS) {
      server.kill();
      throw new Error(`Nothing answers at ${origin}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}
