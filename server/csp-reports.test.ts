import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createViolationTaker, type Violation } from "#server/csp-reports.ts";

let told: Violation[] = [];
let server: Server;
let address = "";

beforeEach(async () => {
  told = [];
  const take = createViolationTaker((violation) => told.push(violation));
  server = createServer((request, response) => {
    if (!take(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/csp-reports`;
});
afterEach(() => void server.close());

const report = (body: unknown) =>
  fetch(address, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });

test("both kinds of report are written down without telling who", async () => {
  const answer = await report({
    "csp-report": {
      "document-uri": "https://www.example.com/free-pricing/sent/0123abcd?name=Rosa",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/steal.js?who=rosa@example.com",
    },
  });
  expect(answer.status).toBe(204);
  await report([
    {
      body: {
        documentURL: "https://www.example.com/",
        effectiveDirective: "style-src-attr",
        blockedURL: "inline",
      },
    },
  ]);
  expect(told).toEqual([
    { directive: "script-src-elem", refused: "https://evil.example", page: "/free-pricing" },
    { directive: "style-src-attr", refused: "inline", page: "/" },
  ]);
});

test.each(["", "no JSON", "[1, null]", '"text"', "{}"])("%j does no harm", async (body) => {
  expect((await report(body)).status).toBeLessThan(500);
  expect(told).toEqual([]);
});

test("what is written down is words, whatever was sent", async () => {
  const strange = 'img-src\r\n{"level":"error"}\u0000\u001b[2J\u2028\u0085'.repeat(100);
  await report({
    "csp-report": {
      "document-uri": `https://www.example.com/${strange}`,
      "effective-directive": strange,
      "blocked-uri": `javascript:${strange}`,
    },
  });
  expect(told).toHaveLength(1);
  for (const said of Object.values(told[0] ?? {})) {
    expect(said).toMatch(/^[\w:/.-]*$/);
    expect(said.length).toBeLessThanOrEqual(200);
  }
});

test("too much is refused", async () => {
  expect((await report("a".repeat(100_000))).status).toBe(413);
  const answers = await Promise.all(Array.from({ length: 30 }, () => report({})));
  expect(answers.map(({ status }) => status)).toContain(429);
});
