import { spawn } from "node:child_process";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";

/** The project's own programs, its Node among them, come before those of the machine. */
const PATH = [path.join(projectFolder, "node_modules/.bin"), process.env.PATH].join(path.delimiter);

/**
 * Runs a program from the project's folder.
 *
 * @param output where it goes; `pipe` keeps it to itself
 * @returns its exit code, and what it wrote where that was kept
 */
export async function run(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
  output: "inherit" | "pipe" = "inherit",
) {
  const env = { ...process.env, PATH, ...environment };
  const child = spawn(program, args, {
    cwd: projectFolder,
    stdio: ["ignore", output, output],
    env,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => (text += part));
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.on("error", reject).on("close", (ended) => resolve(ended ?? 1));
  });
  return { code, text };
}
