import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { HttpError } from "./requests.ts";

/** What an editor's changes touch. */
export const OURS = ["content", "images", "public/images"];

/** All the rest, as git is told it. */
export const BESIDES = [".", ...OURS.map((folder) => `:(exclude)${folder}`)];

/** Of all files of the project, named one a line, and of any one of them. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A host that does not answer must not keep an editor waiting for ever. */
const LONGEST_MS = 120_000;

const run = promisify(execFile);

type Encoding = "utf8" | "latin1";

export type Git = (...words: string[]) => Promise<string>;

/** What git leaves in its folder while something is under way. */
const UNDER_WAY = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];

/**
 * @param folder of the project
 * @throws HttpError where there is nothing to compare with, or to hand on to; or where two states of the project
 * are being made one, so that nobody could tell whose words are whose
 */
export async function refuseUnfit(git: Git, folder: string): Promise<void> {
  if (!(await hasReference(git, "HEAD"))) {
    throw new HttpError(
      "This folder is no git repository: what you change is written, but cannot be handed on from here.",
    );
  }
  const places = await git("rev-parse", ...UNDER_WAY.flatMap((one) => ["--git-path", one]));
  const isUnderWay = places.split("\n").some((one) => existsSync(path.resolve(folder, one)));
  if (isUnderWay || (await git("ls-files", "--unmerged"))) throw new HttpError(UNFINISHED, 409);
}

const UNFINISHED =
  "In this folder git has begun to put the words of several people together, and is not finished. What you wrote stays as it is. Ask a developer to finish it, then hand on again.";

export const hasReference = (git: Git, reference: string): Promise<boolean> =>
  git("rev-parse", "--verify", "--quiet", reference).then(
    () => true,
    () => false,
  );

/**
 * @param folder of the project
 * @param environment besides that of the process
 * @param encoding of what git says: `latin1` leaves each byte as it is
 * @returns what runs git there, and throws with what git says
 */
export const gitIn =
  (folder: string, environment: Record<string, string> = {}, encoding: Encoding = "utf8"): Git =>
  async (...words) => {
    const { stdout } = await run("git", words, {
      cwd: folder,
      encoding,
      // Nobody sits where git would ask for a password.
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", ...environment },
      maxBuffer: MOST_BYTES,
      timeout: LONGEST_MS,
    });
    return stdout.trimEnd();
  };
