import { type SpawnOptions, spawn } from "node:child_process";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";

/** The project's own programs, its Node among them, come before those of the machine. */
const PATH = [path.join(projectFolder, "node_modules/.bin"), process.env.PATH].join(path.delimiter);

type Environment = Record<string, string>;

/** Runs a program in the foreground, from the project's folder. Gives its exit code. */
export function run(program: string, args: string[], environment: Environment = {}) {
  return ended(start(program, args, environment, "inherit"));
}

/** Runs a program beside others. Gives its exit code, and all that it wrote. */
export async function runAside(program: string, args: string[], environment: Environment = {}) {
  const child = start(program, args, environment, ["ignore", "pipe", "pipe"]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => (output += part));
  }
  return { code: await ended(child), output };
}

function start(
  program: string,
  args: string[],
  environment: Environment,
  stdio: SpawnOptions["stdio"] & {},
) {
  const env = { ...process.env, PATH, ...environment };
  return spawn(program, args, { cwd: projectFolder, stdio, env });
}

function ended(child: ReturnType<typeof spawn>) {
  return new Promise<number>((resolve, reject) => {
    child.on("error", reject).on("close", (code) => resolve(code ?? 1));
  });
}
