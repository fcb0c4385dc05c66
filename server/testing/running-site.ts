/** For tests: the built site as a process of its own, which may be treated badly. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import { projectFolder } from "#server/settings.ts";

const LONGEST_START_MS = 120_000;
/** Whoever tests may be killed: then the pipe breaks, and the site must not live on. */
const END_WITH_US = `data:text/javascript,process.stdin.on("end",()=>process.exit(2)).resume()`;
const STARTED = / is at (http:\S+)/;

/** So that nothing stands in a test's way which it does not ask for. */
const SETTINGS = { NODE_ENV: "production", RATE_LIMIT: "0", PORT: "0", LEAVE_SECONDS: "0" };

export interface RunningSite {
  origin: string;
  pid: number;
  /** What it has said so far, on both channels. */
  log: () => string;
  isRunning: () => boolean;
  /** As a power cut would end it. */
  kill: () => Promise<void>;
  /** Asks it to stop. Gives its exit code; nothing if it had to be killed. */
  stop: () => Promise<number | null>;
}

/**
 * Starts it on a free port. It ends with the test at the latest.
 *
 * @param settings those of server/settings.ts; forms are not counted, and it leaves at once, unless these say so
 * @throws with what it said when it does not start
 */
export async function startSite(
  settings: NodeJS.ProcessEnv,
  nodeFlags: string[] = [],
): Promise<RunningSite> {
  const site = spawn(process.execPath, ["--import", END_WITH_US, ...nodeFlags, "server/main.ts"], {
    cwd: projectFolder,
    env: { ...process.env, ...SETTINGS, ...settings },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let said = "";
  for (const channel of [site.stdout, site.stderr]) {
    channel.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const ended = once(site, "close");
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning(site)) site.kill(signal);
    await ended;
    return site.exitCode;
  };
  onTestFinished(async () => void (await end("SIGKILL")));
  const origin = await originOf(site, () => said);
  return {
    origin,
    pid: site.pid ?? 0,
    log: () => said,
    isRunning: () => isRunning(site),
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}

/** It says where it is once it listens. */
async function originOf(site: ChildProcess, said: () => string): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST_START_MS);
  for (;;) {
    const origin = STARTED.exec(said())?.[1];
    if (origin) return origin;
    if (!isRunning(site) || signal.aborted) throw new Error(`The site did not start:\n${said()}`);
    await Promise.race([
      once(site.stdout ?? site, "data", { signal }),
      once(site, "exit", { signal }),
    ]).catch(() => undefined);
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;
