/** What no browser sends: broken, contradictory and endless requests, by raw sockets. */
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpServer } from "#server/http-server.ts";

let server: Server;
let port = 0;
let asked: string[] = [];

beforeEach(() => listen());
afterEach(close);

async function listen(...patience: [Parameters<typeof createHttpServer>[1]?]) {
  asked = [];
  server = createHttpServer(
    (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end("the site");
    },
    ...patience,
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
}

function close() {
  server.closeAllConnections();
  server.close();
}

/** Sends text as it is, and gives back all that comes until the connection is closed. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket: Socket = connect({ port }, () => socket.write(text));
    socket.setEncoding("utf8").on("data", (part) => (answer += part));
    socket.on("close", () => resolve(answer)).on("error", reject);
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test.each([
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
  ],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n",
  ],
  [
    "chunks spelt oddly",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
  ],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["no HTTP", "hello\r\n\r\n"],
])("%s is refused, and nothing behind it is read", async (_what, text) => {
  const answer = await send(text);
  expect(statusOf(answer)).toBe(400);
  expect(asked).toEqual([]);
});

test("oversized headers are refused", async () => {
  const answer = await send(`GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`);
  expect(statusOf(answer)).toBe(431);
});

test("who never finishes a request is cut off", async () => {
  close();
  await listen({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 });
  expect(statusOf(await send("GET / HTTP/1.1\r\nHost: a\r\nX: "))).toBe(408);
});
