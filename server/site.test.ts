/** The server as a whole, with a small folder of files and a page renderer of its own. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LONGEST_FORM } from "#server/form-post.ts";
import { represented } from "#server/representation.ts";
import { SAMPLE_WORDS, sampleWordsAt } from "#server/testing/sample-words.ts";
import { NO_PROXIES, readProxies } from "#server/proxies.ts";
import { REVALIDATE } from "#server/caching.ts";
import { WORKER_CSP } from "#server/content-security-policy.ts";
import { readPrerendered } from "#server/prerendered.ts";
import { createSite } from "#server/site.ts";

/** What is not found, held for everybody. */
const GONE = represented(Buffer.from("held"), { "Content-Type": "text/plain" }, [], 404);

/** What the form's page got. */
let received: { url: string; body: string; headers: Headers } | undefined;
let allowed = true;
/** At which paths forms were kept. */
let kept: string[] = [];
/** How the form's page answers. */
let formStatus = 422;
let mayLook = true;
let isCrowded = false;
let proxies = NO_PROXIES;
let faults: unknown[] = [];
let folder = "";
let keepsPages = true;
let server: Server;
let origin = "";

beforeEach(async () => {
  received = undefined;
  allowed = true;
  kept = [];
  formStatus = 422;
  mayLook = true;
  isCrowded = false;
  keepsPages = true;
  proxies = NO_PROXIES;
  faults = [];
  folder = mkdtempSync(path.join(tmpdir(), "site-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets/Page-AbCd.js"), "export {};");
  writeFileSync(path.join(folder, "icon.ico"), "icon");
  writeFileSync(path.join(folder, "worker.js"), "keeps");
  writeFileSync(path.join(folder, "no-worker.js"), "forgets");
  writeFileSync(path.join(folder, "letters.txt"), "abcdefghij");
  writeFileSync(path.join(folder, "long.pdf"), Buffer.alloc(20_000_000));
  server = createServer(
    createSite({
      get keepsPages() {
        return keepsPages;
      },
      clientFolder: folder,
      pages: readPrerendered(folder),
      plainWordsAt: sampleWordsAt,
      shared: { get: async (asked) => (asked === "/gone" ? GONE : undefined) },
      looks: async () => mayLook,
      isCrowded: () => isCrowded,
      render({ url }, response) {
        if (url === "/broken") throw new Error("broken");
        response.writeHead(404).end(`rendered ${url}`);
      },
      forms: {
        takenAt: (address) => address === "/form" || address === "/es/form",
        handle: async (request) => {
          received = { url: request.url, body: await request.text(), headers: request.headers };
          return new Response("received", { status: formStatus });
        },
        once: (_parts, send) => send(),
        limits: {
          allow: async () => allowed,
          kept: async (at) => void kept.push(at),
        },
        get proxies() {
          return proxies;
        },
        onUnknownProxy: () => undefined,
      },
      isTool: (address) => address === "/tool",
      isPublishedByHttps: false,
      checkHealth: async () => ({}),
      isLeaving: () => false,
      onViolation: () => undefined,
      takesCount: () => false,
      onFailedStart: () => undefined,
      onFault: (error) => faults.push(error),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("files with a hash in their name are kept for a year, others for a day", async () => {
  const asset = await fetch(`${origin}/assets/Page-AbCd.js`);
  expect(asset.headers.get("cache-control")).toContain("immutable");
  const icon = await fetch(`${origin}/icon.ico`);
  expect(icon.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(icon.headers.get("content-type")).toBe("image/x-icon");
});

test("whether devices keep pages is up to the server, and nobody holds its worker back", async () => {
  const before = await fetch(`${origin}/worker.js`);
  expect(await before.text()).toBe("keeps");
  expect(before.headers.get("cache-control")).toBe(REVALIDATE);
  expect(before.headers.get("content-security-policy")).toBe(WORKER_CSP);
  keepsPages = false;
  const after = await fetch(`${origin}/worker.js`);
  expect(await after.text()).toBe("forgets");
  expect(after.headers.get("cache-control")).toBe(REVALIDATE);
});

test("what is no file is rendered", async () => {
  const answer = await fetch(`${origin}/nope`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("rendered /nope");
});

test("what a tool is asked is rendered, as often as one household may look", async () => {
  expect(await (await fetch(`${origin}/tool?answer=yes`)).text()).toBe("rendered /tool?answer=yes");
  mayLook = false;
  expect((await fetch(`${origin}/tool?answer=yes`)).status).toBe(429);
  mayLook = true;
  isCrowded = true;
  expect((await fetch(`${origin}/tool?answer=yes`)).status).toBe(503);
});

test("what is the same for everybody is sent as it is held, with its status", async () => {
  mayLook = false;
  const answer = await fetch(`${origin}/gone`, { headers: { "if-none-match": "*" } });
  expect([answer.status, await answer.text()]).toEqual([404, "held"]);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("who has too much rendered is told when to try again", async () => {
  mayLook = false;
  const answer = await fetch(`${origin}/nope`);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("60");
});

test("a service in the address of a page without a form changes nothing", async () => {
  const answer = await fetch(`${origin}/icon.ico?service=solar`);
  expect(await answer.text()).toBe("icon");
});

test("a file that vanishes is no file any more, and nothing else breaks", async () => {
  rmSync(path.join(folder, "assets/Page-AbCd.js"));
  expect((await fetch(`${origin}/assets/Page-AbCd.js`)).status).toBe(404);
  expect((await fetch(`${origin}/icon.ico`)).status).toBe(200);
});

test.each([
  ["bytes=2-4", 206, "cde"],
  ["bytes=7-", 206, "hij"],
  ["bytes=-2", 206, "ij"],
  ["bytes=0-0", 206, "a"],
  ["bytes=8-99999999999999999999", 206, "ij"],
  ["bytes=5-2", 416, ""],
  ["bytes=10-", 416, ""],
  ["bytes=a-b", 200, "abcdefghij"],
  ["pages=1-2", 200, "abcdefghij"],
])("asked for %s of a file, it answers %s", async (range, status, body) => {
  const answer = await fetch(`${origin}/letters.txt`, { headers: { range } });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});

test.each([
  ["range", "bytes=10-", 416],
  ["if-match", '"of yesterday"', 412],
])("a file that cannot be had with %s: %s is no page to keep", async (name, value, status) => {
  const answer = await fetch(`${origin}/long.pdf`, {
    headers: { [name]: value.replace("10", "20000000") },
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
});

test("a file that cannot be read is told, and nobody keeps the answer", async () => {
  // Reading the beginning of its memory fails for every process.
  symlinkSync("/proc/self/mem", path.join(folder, "broken.pdf"));
  const answer = await fetch(`${origin}/broken.pdf`);
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(faults).toMatchObject([{ code: "EIO" }]);
});

test("a file that becomes shorter while it is read ends the connection, and is told", async () => {
  const answer = await fetch(`${origin}/long.pdf`);
  const reader = answer.body?.getReader();
  await reader?.read();
  truncateSync(path.join(folder, "long.pdf"), 1);
  const readAll = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(readAll()).rejects.toThrow("terminated");
  expect(faults).toHaveLength(1);
});

test("who asks for a part of what has changed gets all of it", async () => {
  const headers = { range: "bytes=2-4", "if-range": '"of yesterday"' };
  const answer = await fetch(`${origin}/letters.txt`, { headers });
  expect(await answer.text()).toBe("abcdefghij");
});

test("downloads that are broken off leave no file open", async () => {
  const open = () => readdirSync("/proc/self/fd").length;
  const before = open();
  for (let times = 0; times < 20; times++) {
    const abort = new AbortController();
    const answer = await fetch(`${origin}/long.pdf`, { signal: abort.signal });
    await answer.body?.getReader().read();
    abort.abort();
  }
  // Connections that were broken off are noticed a moment later.
  await expect.poll(open).toBeLessThan(before + 10);
});

test("what breaks for one visitor is told, and the next is served", async () => {
  const broken = await fetch(`${origin}/broken`);
  expect(broken.status).toBe(500);
  expect(broken.headers.get("cache-control")).toBe("no-store");
  expect(await broken.text()).toContain(SAMPLE_WORDS.errorText);
  expect(faults).toEqual([new Error("broken")]);
  expect((await fetch(`${origin}/icon.ico`)).status).toBe(200);
});

test("an address that is sent whole is answered like its path", async () => {
  const { port } = new URL(origin);
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  get({ port, path: "http://elsewhere.example/nope?a=b" }, resolve);
  expect(await text(await promise)).toBe("rendered /nope?a=b");
});

test("an address on a host that cannot be is refused", async () => {
  for (const host of ["a b", "a/nope?", "[::1", "a:99999"]) {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    get(`${origin}/nope`, { headers: { host } }, ({ statusCode }) => resolve(statusCode));
    expect([host, await promise]).toEqual([host, 400]);
  }
});

const post = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  // `duplex` is what Node asks of bodies whose length is not known.
  fetch(`${origin}${address}`, { method: "POST", body, headers, duplex: "half" } as RequestInit);

test("a form reaches its page, with the address of who sent it", async () => {
  const answer = await post("/form", "a=b", { "x-client-address": "10.0.0.1" });
  expect(answer.status).toBe(422);
  expect(received).toMatchObject({ url: `${origin}/form`, body: "a=b" });
  expect(received?.headers.get("x-client-address")).toMatch(/127\.0\.0\.1|::1/);
});

test("only a form that is kept counts for all together", async () => {
  await post("/form?a=b", "a=b");
  expect(kept).toEqual([]);
  formStatus = 303;
  await fetch(`${origin}/form?a=b`, { method: "POST", body: "a=b", redirect: "manual" });
  expect(kept).toEqual(["/form"]);
});

test("a form on another site that hides which is refused", async () => {
  const elsewhere = await post("/form", "a=b", { "sec-fetch-site": "cross-site" });
  expect(elsewhere.status).toBe(403);
  expect(received).toBeUndefined();
  expect((await post("/form", "a=b", { "sec-fetch-site": "same-origin" })).status).toBe(422);
});

test("other pages take no forms, and say what they take", async () => {
  const elsewhere = await post("/icon.ico", "a=b");
  expect(elsewhere.status).toBe(405);
  expect(elsewhere.headers.get("allow")).toBe("GET, HEAD");
  const wrong = await fetch(`${origin}/form`, { method: "PUT", body: "a=b" });
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get("allow")).toBe("GET, HEAD, POST");
  expect(received).toBeUndefined();
});

test.each([
  ["a=b", "http", "http"],
  ["a=b", "https", "https"],
])("a browser that names our host is believed its scheme", async (body, scheme, seen) => {
  const { host } = new URL(origin);
  await post("/form", body, { origin: `${scheme}://${host}` });
  expect(received?.url).toBe(`${seen}://${host}/form`);
});

test("a browser that names another host is not", async () => {
  await post("/form", "a=b", { origin: "https://elsewhere.example" });
  expect(received?.url).toBe(`${origin}/form`);
});

test("what a proxy tells of our name counts, if it can be a name", async () => {
  proxies = readProxies("1") ?? NO_PROXIES;
  for (const [told, seen] of [
    ["ours.example", "http://ours.example"],
    ["", origin],
    ["[", origin],
  ] as const) {
    await post("/form", "a=b", { "x-forwarded-host": told });
    expect(received?.url).toBe(`${seen}/form`);
  }
});

test("a form that is too long is refused, whether its length is told or not", async () => {
  const long = "a".repeat(LONGEST_FORM + 1);
  expect((await post("/form", long)).status).toBe(413);
  const stream = new Blob([long]).stream();
  const untold = await post("/form", stream).then(
    ({ status }) => status,
    () => 413, // It may hang up before all is sent.
  );
  expect(untold).toBe(413);
  expect(received).toBeUndefined();
  expect((await post("/form", "a".repeat(LONGEST_FORM))).status).toBe(422);
});

test("who is refused reads it in the language of the page", async () => {
  const answer = await post("/es/form", "a".repeat(LONGEST_FORM + 1));
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain("<h1>Muy largo</h1>");
  expect(await (await post("/form", "a".repeat(LONGEST_FORM + 1))).text()).toContain("Too long");
});

test("who sends too fast is told when to try again, and how to call", async () => {
  allowed = false;
  const answer = await post("/form", "a=b");
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("60");
  const html = await answer.text();
  expect(html).toContain(SAMPLE_WORDS.phone.shown);
  expect(html).toContain(SAMPLE_WORDS.tooManyText);
  expect(received).toBeUndefined();
});

test("where too many wait for a page of their own, others are sent away before anything is done", async () => {
  isCrowded = true;
  const answer = await fetch(`${origin}/anywhere`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(await answer.text()).not.toContain("rendered");
  // What is the same for everybody is there.
  expect((await fetch(`${origin}/gone`)).status).not.toBe(503);
});
