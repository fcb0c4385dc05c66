import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answersHealth } from "#server/health.ts";

let check: () => Promise<object>;
let server: Server;
let origin = "";

beforeEach(async () => {
  server = createServer((request, response) => {
    if (!answersHealth(request, response, () => check())) response.end("the site");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

async function ask(address: string) {
  const answer = await fetch(`${origin}${address}`);
  return { status: answer.status, body: await answer.text() };
}

test("the process is alive whatever the database does", async () => {
  check = () => Promise.reject(new Error("away"));
  expect(await ask("/healthz")).toMatchObject({ status: 200 });
});

test("it is ready while the database answers, and tells what waits", async () => {
  check = async () => ({ waiting: 3 });
  const { status, body } = await ask("/readyz");
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ database: "ok", outbox: { waiting: 3 } });
});

test("it is not ready without the database, and says nothing more", async () => {
  check = () => Promise.reject(new Error("postgres://user:secret@host"));
  const { status, body } = await ask("/readyz");
  expect(status).toBe(503);
  expect(body).not.toContain("secret");
});

test("everything else is the site's", async () => {
  check = async () => ({});
  expect((await ask("/")).body).toBe("the site");
});
