/**
 * The server of one person: the development server with the editor in it, as of `npm run edit`, in the
 * person's folder. It is a process of its own, so that nobody's words are in another one's memory, and that one
 * which breaks or hangs is one person's. Its environment holds no setting of the editor, and that of the editor
 * holds no secret (settings.ts). It is of the same user, though: what keeps secrets is that its code is main's.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";
import type { Team } from "#editor/server/known.ts";
import type { Worktree } from "./repository.ts";

const START_TIMEOUT_MS = 180_000;
const END_TIMEOUT_MS = 5_000;
/** What is used besides is Vite's own, outside of JavaScript's memory. */
const MAX_MEMORY = "--max-old-space-size=1024";
/** As `react-router dev` has it: of packages that come in two kinds, both sides of a page need the same. */
const AS_DEVELOPING = "--conditions=development";
const PROGRAM = path.join(projectFolder, "scripts/edit-workspace.ts");
/** Of the environment; nothing else is passed on. */
const PASSED_ON = ["PATH", "LANG", "TZ", "TMPDIR"];

export type WorkspaceProcess = Awaited<ReturnType<typeof startWorkspace>>;

/**
 * @param team what the form is told
 * @throws where it does not start
 */
export async function startWorkspace({ folder, cache }: Worktree, team: Team) {
  const own = mkdtempSync(path.join(tmpdir(), "edit-"));
  /** Where it answers: only this user opens it. */
  const socket = path.join(own, "socket");
  const options = [MAX_MEMORY, AS_DEVELOPING, PROGRAM, folder, socket, cache];
  const child = spawn(process.execPath, options, {
    cwd: folder,
    env: {
      ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      HOME: own,
      // A form of a page that is tried out is no request.
      DATA_DIR: path.join(own, "data"),
      EDITOR_TEAM: JSON.stringify(team),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  /** Also by itself. */
  const ended = new Promise<void>((resolve) => {
    child.once("exit", resolve).once("error", () => resolve());
  });
  void ended.then(() => rmSync(own, { recursive: true, force: true }));
  const end = () => {
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), END_TIMEOUT_MS);
    return ended.finally(() => clearTimeout(timer));
  };
  const failed = ended.then(() => Promise.reject(new Error("ended while it started")));
  try {
    const isReady = once(child, "message", { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
    await Promise.race([isReady, failed]);
  } catch (error) {
    void end();
    throw error;
  }
  return { socket, ended, end };
}
