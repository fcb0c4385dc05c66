/** What code sees that runs for a person, in the real processes: it is main's, and finds no secret. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "#server/settings.ts";
import { personOf } from "./person.ts";
import { ON_STDIN } from "./settings.ts";
import { type SmallRepository, smallRepository } from "./testing/small-repository.ts";

const MAIL = "ann@example.com";
const SECRET = "a-secret-of-the-editor-alone";

/** Writes down beside the person's folder what a configuration of the development server can read. */
const lookingAround = (file: string) => `
import { readFileSync, writeFileSync } from "node:fs";
const seen = [process.pid, process.ppid].map((id) => readFileSync(\`/proc/\${id}/environ\`, "utf8"));
writeFileSync("../${file}", JSON.stringify(seen));
export default { appType: "custom", server: { ws: false } };
`;

let small: SmallRepository;
let child: ChildProcess;
let port: string;
beforeAll(async () => {
  small = await smallRepository();
  await small.publish(lookingAround("seen-by-main"), "vite.edit.ts");
  const branch = `edit/${personOf({ mail: MAIL }, [MAIL])?.id}`;
  await small.push(branch, "vite.edit.ts", lookingAround("seen-by-branch"));
  const serve = [path.join(projectFolder, "scripts/edit-serve.ts"), ON_STDIN];
  const running = spawn(process.execPath, serve, {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      EDIT_URL: "https://edit.example.com",
      EDIT_PREVIEW_URL: "https://preview.example.com",
      EDIT_DATA_DIR: path.join(small.folder, "data"),
      EDIT_PEOPLE: MAIL,
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child = running;
  running.stdin.end(`EDIT_REPOSITORY="${small.address}"\nEDIT_PROXY_SECRET="${SECRET}"\n`);
  for await (const line of createInterface(running.stdout)) {
    port = /listens at 127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? "";
    if (port) break;
  }
});
afterAll(async () => {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  small.remove();
});

test("a first visit runs main's code, not that of a pushed branch, and no secret is in reach of it", async () => {
  const headers = {
    Host: "edit.example.com",
    "X-Forwarded-Email": MAIL,
    "X-Edit-Proxy-Secret": SECRET,
  };
  const asked = get({ host: "127.0.0.1", port, path: "/edit/api/changes", headers });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  const own = path.join(small.folder, "data/people/*");
  expect(globSync(path.join(own, "seen-by-branch"))).toEqual([]);
  const [seen = ""] = globSync(path.join(own, "seen-by-main"));
  const [place, gate] = JSON.parse(readFileSync(seen, "utf8")) as [string, string];
  expect(place).toContain("DATA_DIR=");
  expect(place).not.toContain("EDIT_");
  expect(gate).toContain("EDIT_PEOPLE=");
  expect(gate).not.toMatch(/a-secret|host\.git/);
});
