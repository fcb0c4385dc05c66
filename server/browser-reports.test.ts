import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { takeFailedStarts, takeViolations } from "#server/browser-reports.ts";

async function reports() {
  const told: object[] = [];
  const takers = [
    takeViolations((violation) => told.push(violation)),
    takeFailedStarts((failed) => told.push(failed)),
  ];
  const server = createServer((request, response) => {
    if (!takers.some((takes) => takes(request, response))) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const send = async (address: string, body: string, referer = "https://www.example.com/solar") => {
    const answer = await fetch(origin + address, { method: "POST", body, headers: { referer } });
    return answer.status;
  };
  const violate = (body: unknown) => send("/csp-reports", JSON.stringify(body));
  return { told, send, violate };
}

test("a violation is logged without telling who", async () => {
  const { told, violate } = await reports();
  const status = await violate({
    "csp-report": {
      "document-uri": "https://www.example.com/free-pricing/sent/0123abcd?name=Rosa",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/steal.js?who=rosa@example.com",
    },
  });
  expect(status).toBe(204);
  expect(told).toEqual([
    { directive: "script-src-elem", refused: "https://evil.example", page: "/free-pricing" },
  ]);
});

test.each(["", "no JSON", "[1, null]", '"text"', "{}"])("%j does no harm", async (body) => {
  const { told, send } = await reports();
  expect(await send("/csp-reports", body)).toBeLessThan(500);
  expect(told).toEqual([]);
});

test("what is logged is words, whatever was sent", async () => {
  const { told, violate } = await reports();
  const strange = 'img-src\r\n{"level":"error"}\u0000\u001b[2J\u2028\u0085'.repeat(100);
  await violate({
    "csp-report": {
      "document-uri": `https://www.example.com/${strange}`,
      "effective-directive": strange,
      "blocked-uri": `javascript:${strange}`,
    },
  });
  expect(told).toHaveLength(1);
  for (const said of Object.values(told[0] ?? {})) expect(said).toMatch(/^[\w:/.-]{0,200}$/);
});

test("of a failed start the file is logged, and the kind of page; nothing else is", async () => {
  const { told, send } = await reports();
  const receipt = "https://www.example.com/free-pricing/sent/0123?name=Rosa";
  expect(await send("/failed-starts", "page-Dj0TMKN1.js:1:234", receipt)).toBe(204);
  for (const body of ["", 'a.js\n{"level":"error"}', "rosa@example.com"]) {
    await send("/failed-starts", body, "no address");
  }
  expect(told).toEqual([
    { part: "page-Dj0TMKN1.js:1:234", page: "/free-pricing" },
    ...Array.from({ length: 3 }, () => ({ part: "", page: "/" })),
  ]);
});

test("too much is refused", async () => {
  const { send, violate } = await reports();
  expect(await send("/csp-reports", "a".repeat(100_000))).toBe(413);
  const statuses = await Promise.all(Array.from({ length: 30 }, () => violate({})));
  expect(statuses).toContain(429);
});
