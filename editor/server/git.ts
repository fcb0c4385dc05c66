import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Refused } from "./asking.ts";

/** What an editor's changes touch. */
export const OURS = ["content", "images", "public/images"];

/** Of all files of the project, named one a line, and of any one of them. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A host that does not answer must not keep an editor waiting for ever. */
const LONGEST_MS = 120_000;

const run = promisify(execFile);

export type Git = (...words: string[]) => Promise<string>;

/** @throws Refused where there is nothing to compare with, or to hand on to */
export async function refuseWithoutGit(git: Git): Promise<void> {
  await git("rev-parse", "--verify", "--quiet", "HEAD").catch(() => {
    throw new Refused(
      "This folder is no git repository: what you change is written, but cannot be handed on from here.",
    );
  });
}

/**
 * @param folder of the project
 * @param environment besides that of the process
 * @returns what runs git there, and throws with what git says
 */
export const gitIn =
  (folder: string, environment: Record<string, string> = {}): Git =>
  async (...words) => {
    const { stdout } = await run("git", words, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...environment },
      maxBuffer: MOST_BYTES,
      timeout: LONGEST_MS,
    });
    return stdout.trimEnd();
  };
