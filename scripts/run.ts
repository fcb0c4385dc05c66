import { spawn } from "node:child_process";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";

/** The project's own programs, its Node among them, come before those of the machine. */
const PATH = [path.join(projectFolder, "node_modules/.bin"), process.env.PATH].join(path.delimiter);

/** Runs a program in the foreground, from the project's folder. Gives its exit code. */
export function run(program: string, args: string[], environment: Record<string, string> = {}) {
  return new Promise<number>((resolve, reject) => {
    spawn(program, args, {
      cwd: projectFolder,
      stdio: "inherit",
      env: { ...process.env, PATH, ...environment },
    })
      .on("error", reject)
      .on("close", (code) => resolve(code ?? 1));
  });
}
