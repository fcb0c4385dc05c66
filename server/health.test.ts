import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHealthAnswers, sharedLook } from "#server/health.ts";

let check: () => Promise<object>;
let isLeaving = false;
let server: Server;
let origin = "";

beforeEach(async () => {
  isLeaving = false;
  const answersHealth = createHealthAnswers(
    () => check(),
    () => isLeaving,
  );
  server = createServer((request, response) => {
    if (!answersHealth(request, response)) response.end("the site");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

async function ask(address: string) {
  const answer = await fetch(`${origin}${address}`);
  return { status: answer.status, body: await answer.text() };
}

test("it is ready while the database answers, and tells what waits", async () => {
  check = async () => ({ waiting: 3 });
  const { status, body } = await ask("/readyz");
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ database: "ok", outbox: { waiting: 3 } });
});

test("without the database it lives, is not ready, and says nothing more", async () => {
  check = () => Promise.reject(new Error("postgres://user:secret@host"));
  const { status, body } = await ask("/readyz");
  expect(status).toBe(503);
  expect(body).not.toContain("secret");
  expect(await ask("/healthz")).toMatchObject({ status: 200 });
});

test("who is about to leave says so, and looks at nothing", async () => {
  check = vi.fn(async () => ({}));
  isLeaving = true;
  expect(await ask("/healthz")).toMatchObject({ status: 503 });
  expect(await ask("/readyz")).toMatchObject({ status: 503 });
  expect(check).not.toHaveBeenCalled();
});

test("however many ask, one look is for all of them, and not for long", async () => {
  vi.useFakeTimers();
  let looks = 0;
  const look = sharedLook(async () => ({ looks: ++looks }));
  const found = await Promise.all(Array.from({ length: 50 }, look));
  expect(found.at(-1)).toEqual({ looks: 1 });
  vi.runAllTimers();
  expect(await look()).toEqual({ looks: 2 });
  vi.useRealTimers();
});
