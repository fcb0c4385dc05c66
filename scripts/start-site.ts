/** Starts the built site as a process of its own, for tests, measurements and pictures. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isCurrent } from "#scripts/build-stamp.ts";
import { projectFolder } from "#server/settings.ts";

/** Whoever started it may be killed: then the pipe breaks, and the site must not live on. */
const END_WITH_PARENT = `data:text/javascript,process.stdin.on("end",()=>process.exit(2)).resume()`;
const STARTED = / is at (http:\S+)/;

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Starts the site as it is now, after building it if needed. */
export async function startBuiltSite() {
  const buildFolder = path.join(projectFolder, "build");
  // Loaded only here, because it makes the whole process one of production.
  if (!(await isCurrent(buildFolder))) await (await import("#scripts/build.ts")).build();
  return startSite(buildFolder);
}

/**
 * Starts a build on a free port, with data of its own.
 *
 * @param settings those of server/settings.ts, besides those of this process
 * @throws with what it said when it does not start
 */
export async function startSite(folder: string, settings: NodeJS.ProcessEnv = {}) {
  // Never the project's own data: messages that wait there would be sent.
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "site-"));
  const usual = { NODE_ENV: "production", BUILD_DIR: folder, DATA_DIR, PORT: "0" };
  const site = spawn(process.execPath, ["--import", END_WITH_PARENT, "server/main.ts"], {
    cwd: projectFolder,
    env: { ...process.env, ...usual, ...settings },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let log = "";
  const started = Promise.withResolvers<string>();
  for (const channel of [site.stdout, site.stderr]) {
    channel.setEncoding("utf8").on("data", (text: string) => {
      log += text;
      const origin = STARTED.exec(text)?.[1];
      if (origin) started.resolve(origin);
    });
  }
  const ended = once(site, "close").finally(() => rmSync(DATA_DIR, { recursive: true }));
  void ended.then(() => started.reject(new Error(`The site did not start:\n${log}`)));
  const isRunning = () => site.exitCode === null && site.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning()) site.kill(signal);
    await ended;
    return site.exitCode;
  };
  return {
    origin: await started.promise,
    /** What it has written so far, on both channels. */
    log: () => log,
    isRunning,
    /** As a power cut would end it. */
    kill: async () => void (await end("SIGKILL")),
    /** Asks it to stop. Gives its exit code; nothing if it was killed. */
    stop: () => end("SIGTERM"),
    [Symbol.asyncDispose]: async () => void (await end("SIGTERM")),
  };
}
