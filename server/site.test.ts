/** The server as a whole, with a small folder of files and a page renderer of its own. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NO_PROXIES, readProxies } from "#server/client-address.ts";
import { WORKER_CSP } from "#server/content-security-policy.ts";
import { encodedResponse } from "#server/encoded-response.ts";
import { readPrerendered } from "#server/prerendered.ts";
import { LONGEST_BODY } from "#server/read-body.ts";
import { RenderQueueFull } from "#server/render-queue.ts";
import { createSite } from "#server/site.ts";
import { SAMPLE_WORDS, sampleWordsAt } from "#server/testing/sample-words.ts";

const page = (words: string, status: number) =>
  encodedResponse(Buffer.from(words), { "Content-Type": "text/plain" }, [], status);

/** What the site is like for one test. */
const USUAL = {
  mayLook: true,
  maySend: true,
  queueIsFull: false,
  keepsPages: true,
  /** How the form's page answers. */
  formStatus: 422,
  proxies: NO_PROXIES,
};
let now = USUAL;
/** What the form's page got. */
let received: Request | undefined;
let sent = "";
/** At which paths forms were kept. */
let kept: string[] = [];
let faults: unknown[] = [];
let folder = "";
let server: Server;
let origin = "";

beforeEach(async () => {
  now = { ...USUAL };
  received = undefined;
  kept = [];
  faults = [];
  folder = mkdtempSync(path.join(tmpdir(), "site-"));
  mkdirSync(path.join(folder, "assets"));
  for (const [name, words] of [
    ["assets/Page-AbCd.js", "export {};"],
    ["icon.svg", "icon"],
    ["worker.js", "keeps"],
    ["no-worker.js", "forgets"],
    ["letters.txt", "abcdefghij"],
  ] as const) {
    writeFileSync(path.join(folder, name), words);
  }
  const site = createSite({
    get keepsPages() {
      return now.keepsPages;
    },
    clientFolder: folder,
    pages: readPrerendered(folder),
    plainWordsAt: sampleWordsAt,
    looks: async () => now.mayLook,
    async render({ url, method }) {
      const { pathname, search } = new URL(url);
      if (now.queueIsFull) throw new RenderQueueFull();
      if (pathname === "/broken") throw new Error("broken");
      // As React Router does.
      return page(method === "HEAD" ? "" : `rendered ${pathname}${search}`, 404);
    },
    forms: {
      takenAt: (address) => address === "/form" || address === "/es/form",
      async handle(request) {
        received = request;
        sent = await request.text();
        return page("received", now.formStatus);
      },
      limits: {
        allow: async () => now.maySend,
        kept: async (at) => void kept.push(at),
      },
      get proxies() {
        return now.proxies;
      },
      onUnknownProxy: () => undefined,
    },
    isTool: (address) => address === "/tool",
    isPublishedByHttps: false,
    handlers: [],
    onFault: (error) => faults.push(error),
  });
  server = createServer(site);
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
  const icon = await fetch(`${origin}/icon.svg?service=solar`);
  expect(icon.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(await icon.text()).toBe("icon");
});

test("whether devices keep pages is up to the server, and nobody keeps its worker", async () => {
  const before = await fetch(`${origin}/worker.js`);
  expect(await before.text()).toBe("keeps");
  expect(before.headers.get("content-security-policy")).toBe(WORKER_CSP);
  now.keepsPages = false;
  const after = await fetch(`${origin}/worker.js`);
  expect(await after.text()).toBe("forgets");
  expect(after.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test("the headers of a rendered page are the same without the page", async () => {
  const [whole, headers] = await Promise.all(
    ["GET", "HEAD"].map((method) => fetch(`${origin}/tool?answer=yes`, { method })),
  );
  expect(headers?.headers.get("content-length")).toBe(whole?.headers.get("content-length"));
  expect(await headers?.text()).toBe("");
});

test("what a tool is asked, and what is no file, is rendered, as often as one household may look", async () => {
  for (const address of ["/tool?answer=yes", "/nope"]) {
    now.mayLook = true;
    const answer = await fetch(origin + address);
    expect([answer.status, await answer.text()]).toEqual([404, `rendered ${address}`]);
    now.mayLook = false;
    const refused = await fetch(origin + address);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  }
});

test("where too many wait for a page, others are told when to try again", async () => {
  now.queueIsFull = true;
  const answer = await fetch(`${origin}/anywhere`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(faults).toEqual([]);
});

test("a range that a file does not have is refused, and nobody keeps the answer", async () => {
  const ask = (range: string) => fetch(`${origin}/letters.txt`, { headers: { range } });
  expect(await (await ask("bytes=2-4")).text()).toBe("cde");
  const answer = await ask("bytes=10-");
  expect(answer.status).toBe(416);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
});

test("a file that cannot be read is logged, and nobody keeps the answer", async () => {
  // Reading the beginning of its memory fails for every process.
  symlinkSync("/proc/self/mem", path.join(folder, "broken.pdf"));
  const answer = await fetch(`${origin}/broken.pdf`);
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(faults).toMatchObject([{ code: "EIO" }]);
});

test("what breaks for one visitor is logged, and the next is served", async () => {
  const broken = await fetch(`${origin}/broken`);
  expect(broken.status).toBe(500);
  expect(broken.headers.get("cache-control")).toBe("no-store");
  expect(await broken.text()).toContain(SAMPLE_WORDS.words.error.text);
  expect(faults).toEqual([new Error("broken")]);
  expect((await fetch(`${origin}/icon.svg`)).status).toBe(200);
});

test("an address on a host that cannot be is refused", async () => {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  get(`${origin}/nope`, { headers: { host: "a/nope?" } }, ({ statusCode }) => resolve(statusCode));
  expect(await promise).toBe(400);
});

const post = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  // `duplex` is what Node asks of bodies whose length is not known.
  fetch(`${origin}${address}`, { method: "POST", body, headers, duplex: "half" } as RequestInit);

test("a form reaches its page, with the address of who sent it", async () => {
  const answer = await post("/form", "a=b", { "x-client-address": "10.0.0.1" });
  expect(answer.status).toBe(422);
  expect([received?.url, sent]).toEqual([`${origin}/form`, "a=b"]);
  expect(received?.headers.get("x-client-address")).toMatch(/127\.0\.0\.1|::1/);
  expect(kept).toEqual([]);
});

test("only a form that is kept counts for all together", async () => {
  now.formStatus = 303;
  await fetch(`${origin}/form?a=b`, { method: "POST", body: "a=b", redirect: "manual" });
  expect(kept).toEqual(["/form"]);
});

test("a form on another site that hides which is refused", async () => {
  expect((await post("/form", "a=b", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect(received).toBeUndefined();
  expect((await post("/form", "a=b", { "sec-fetch-site": "same-origin" })).status).toBe(422);
});

test("other pages take no forms, and say what they take", async () => {
  const elsewhere = await post("/icon.svg", "a=b");
  expect([elsewhere.status, elsewhere.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  const wrong = await fetch(`${origin}/form`, { method: "PUT", body: "a=b" });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  expect(received).toBeUndefined();
});

test("a browser that names our host is believed its scheme, and one that names another is not", async () => {
  const { host } = new URL(origin);
  for (const [from, seen] of [
    [`http://${host}`, "http"],
    [`https://${host}`, "https"],
    ["https://elsewhere.example", "http"],
  ] as const) {
    await post("/form", "a=b", { origin: from });
    expect(received?.url).toBe(`${seen}://${host}/form`);
  }
});

test("what a proxy tells of our name counts, if it can be a name", async () => {
  now.proxies = readProxies("1") ?? NO_PROXIES;
  for (const [told, seen] of [
    ["ours.example", "http://ours.example"],
    ["", origin],
    ["[", origin],
  ] as const) {
    await post("/form", "a=b", { "x-forwarded-host": told });
    expect(received?.url).toBe(`${seen}/form`);
  }
});

test("a form that is too long is refused, in the language of the page, whether its length is told or not", async () => {
  const long = "a".repeat(LONGEST_BODY + 1);
  const answer = await post("/es/form", long);
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain("<h1>Muy largo</h1>");
  const stream = new Blob([long]).stream();
  const untold = await post("/form", stream).then(
    ({ status }) => status,
    () => 413, // It may hang up before all is sent.
  );
  expect(untold).toBe(413);
  expect(received).toBeUndefined();
  expect((await post("/form", "a".repeat(LONGEST_BODY))).status).toBe(422);
});

test("who sends too fast is told when to try again, and how to call", async () => {
  now.maySend = false;
  const answer = await post("/form", "a=b");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
  const html = await answer.text();
  expect(html).toContain(SAMPLE_WORDS.phone.shown);
  expect(html).toContain(SAMPLE_WORDS.words.tooMany.text);
  expect(received).toBeUndefined();
});
