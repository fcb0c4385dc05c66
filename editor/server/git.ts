import { execFileSync } from "node:child_process";

/** What an editor's changes touch. */
export const OURS = ["content", "images", "public/images"];

/**
 * @param folder of the project
 * @param environment besides that of the process
 * @returns what runs git there, and throws with what git says
 */
export const gitIn =
  (folder: string, environment: Record<string, string> = {}) =>
  (...words: string[]): string =>
    execFileSync("git", words, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    }).trimEnd();
