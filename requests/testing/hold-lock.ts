/** For tests: another process that writes to a file of SQLite and takes its time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

const WRITER = `
  const [, file, ms] = process.argv;
  const database = new (require("node:sqlite").DatabaseSync)(file, { timeout: 5000 });
  database.exec("begin immediate");
  console.log("locked");
  setTimeout(() => database.exec("rollback"), Number(ms));
`;

/** Returns when nobody else can write any more. */
export async function holdLock(file: string, ms: number) {
  const writer = spawn(process.execPath, ["-e", WRITER, file, String(ms)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void writer.kill("SIGKILL"));
  await once(writer.stdout, "data");
}
