/** For tests: another process that writes to a file of SQLite and takes the time it is given. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

const WRITER = `
  const database = new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: 60_000 });
  database.exec("begin immediate");
  console.log("locked");
  process.stdin.on("end", () => database.exec("rollback")).resume();
`;

/**
 * Returns when nobody else can write any more.
 *
 * @returns what lets others write again
 */
export async function holdLock(file: string): Promise<() => Promise<void>> {
  const writer = spawn(process.execPath, ["-e", WRITER, file], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(writer, "close");
  onTestFinished(() => void writer.kill("SIGKILL"));
  await once(writer.stdout, "data");
  return async () => {
    writer.stdin.end();
    await ended;
  };
}
