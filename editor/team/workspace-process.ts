/**
 * The server of one person: the development server with the editor in it, as of `npm run edit`, in the
 * person's folder. It is a process of its own, so that nobody's words are in another one's memory, and that one
 * which breaks or hangs is one person's. Its environment holds no setting of the editor, and that of the editor
 * holds no secret (settings.ts). It is of the same user, though: what keeps secrets is that its code is main's.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";
import type { Worktree } from "./repository.ts";

const LONGEST_START_MS = 180_000;
const LONGEST_END_MS = 5_000;
/** What is used besides is Vite's own, outside of JavaScript's memory. */
const MOST_MEMORY = "--max-old-space-size=1024";
/** As `react-router dev` has it: of packages that come in two kinds, both sides of a page need the same. */
const AS_DEVELOPING = "--conditions=development";
const PROGRAM = path.join(projectFolder, "scripts/edit-workspace.ts");
/** Of the environment; nothing else is handed on. */
const HANDED_ON = ["PATH", "LANG", "TZ", "TMPDIR"];

export interface WorkspaceProcess {
  /** Where it answers: a socket that only this user opens. */
  socket: string;
  /** Is called once, also where it ends by itself. */
  onEnd: (tell: () => void) => void;
  end: () => Promise<void>;
}

/** @throws where it does not start */
export async function startWorkspace({ folder, cache }: Worktree): Promise<WorkspaceProcess> {
  const own = mkdtempSync(path.join(tmpdir(), "edit-"));
  const socket = path.join(own, "socket");
  const child = spawn(
    process.execPath,
    [MOST_MEMORY, AS_DEVELOPING, PROGRAM, folder, socket, cache],
    {
      cwd: folder,
      env: environmentOf(own),
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.once("exit", resolve).once("error", () => resolve());
  });
  void ended.then(() => rmSync(own, { recursive: true, force: true }));
  const end = () => {
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), LONGEST_END_MS);
    return ended.finally(() => clearTimeout(timer));
  };
  try {
    await readiness(child, ended);
  } catch (error) {
    void end();
    throw error;
  }
  return { socket, onEnd: (tell) => void ended.then(tell), end };
}

function readiness(child: ChildProcess, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("took too long to start")), LONGEST_START_MS);
    child.once("message", () => resolve());
    void ended.then(() => reject(new Error("ended while it started")));
    child.once("message", () => clearTimeout(timer)).once("exit", () => clearTimeout(timer));
  });
}

function environmentOf(own: string): NodeJS.ProcessEnv {
  const handedOn = HANDED_ON.map((name) => [name, process.env[name]] as const);
  return {
    ...Object.fromEntries(handedOn.filter(([, value]) => value !== undefined)),
    HOME: own,
    // A form of a page that is tried out is no request.
    DATA_DIR: path.join(own, "data"),
  };
}
