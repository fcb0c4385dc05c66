/** The process is started anew while visitors send forms, as systemd does. Runs against the build. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { sendForm } from "#server/testing/filled-form.ts";
import { projectFolder } from "#server/settings.ts";

const VISITORS = 2;
const MORE_FORMS = 6;

/** Holds the socket, and starts one process after the other with it. Tells the number of each. */
const SYSTEMD = `while :; do sh -c 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"' sh "$@"; done`;

async function asSystemdDoes(DATA_DIR: string) {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  const { fd } = Reflect.get(socket, "_handle") as { fd: number };
  const shell = spawn("sh", ["-c", SYSTEMD, "sh", process.execPath, "server/main.ts"], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: "production", RATE_LIMIT: "0", PORT: "0", DATA_DIR },
    stdio: ["ignore", "pipe", "inherit", fd],
    detached: true,
  });
  // From here on only they have it.
  socket.close();
  onTestFinished(() => void process.kill(-(shell.pid ?? 0), "SIGKILL"));
  return { origin: `http://127.0.0.1:${port}`, pidOf: pidsSaidBy(shell) };
}

/** The number of the nth process, once it listens. */
function pidsSaidBy({ stdout }: ChildProcess) {
  let said = "";
  stdout?.setEncoding("utf8").on("data", (text: string) => (said += text));
  return async (nth: number) => {
    while (said.split(" is at http").length <= nth)
      await once(stdout as NodeJS.EventEmitter, "data");
    return Number([...said.matchAll(/^pid (\d+)/gm)][nth - 1]?.[1]);
  };
}

test("who sends a form while the process is started anew waits, and is not refused", async () => {
  const DATA_DIR = freshFolder();
  const { origin, pidOf } = await asSystemdDoes(DATA_DIR);
  const first = await pidOf(1);
  let sent = 0;
  const over = new AbortController();
  const statuses = new Set<number>();
  const enough = Promise.withResolvers<void>();
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (!over.signal.aborted) {
      const { status } = await sendForm(origin, { name: `Visitor ${++sent}` });
      statuses.add(status);
      if (sent > MORE_FORMS) enough.resolve();
    }
  });
  await enough.promise;
  process.kill(first, "SIGTERM");
  expect(await pidOf(2)).not.toBe(first);
  over.abort();
  await Promise.all(visitors);
  expect(statuses).toEqual(new Set([303]));

  const { queries, close } = await openDatabase({ DATA_DIR });
  const kept = await queries.selectFrom("requests").select("name").execute();
  await close();
  expect(kept.map(({ name }) => name).sort()).toEqual(
    Array.from({ length: sent }, (_, index) => `Visitor ${index + 1}`).sort(),
  );
});
