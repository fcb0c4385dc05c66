import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFailedStartTaker, type FailedStart } from "#server/failed-starts.ts";

let told: FailedStart[] = [];
let server: Server;
let origin = "";

beforeEach(async () => {
  told = [];
  const take = createFailedStartTaker((failed) => told.push(failed));
  server = createServer((request, response) => {
    if (!take(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const tell = (body: string, referer = "https://www.example.com/solar") =>
  fetch(`${origin}/failed-starts`, { method: "POST", body, headers: { referer } });

test("which file failed is written down, and on which kind of page", async () => {
  const sent = "https://www.example.com/free-pricing/sent/0123?name=Rosa";
  expect((await tell("page-Dj0TMKN1.js:1:234", sent)).status).toBe(204);
  expect(told).toEqual([{ part: "page-Dj0TMKN1.js:1:234", page: "/free-pricing" }]);
});

test.each(["", 'a.js\n{"level":"error"}', "rosa@example.com"])(
  "%j tells nothing but the page",
  async (body) => {
    expect((await tell(body, "no address")).status).toBe(204);
    expect(told).toEqual([{ part: "", page: "/" }]);
  },
);

test("too much is refused", async () => {
  expect((await tell("a".repeat(100_000))).status).toBe(413);
  const answers = await Promise.all(Array.from({ length: 30 }, () => tell("a.js")));
  expect(answers.map(({ status }) => status)).toContain(429);
  expect(told.length).toBeLessThan(25);
});
