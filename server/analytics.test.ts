/** Which pages count as opened, and where from: by people who have not said no. */
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { RequestService } from "#requests/request-service.server.ts";
import { samplePricing } from "#requests/testing/sample-request.ts";
import { NO_PROXIES } from "#server/client-address.ts";
import { rateLimit } from "#server/rate-limit.ts";
import { countingSent, countVisits, takeAnalyticsBeacons } from "#server/analytics.ts";

/** As a browser asks for a page. */
const BROWSER = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0",
};
const PAGES = new Set(["/", "/solar", "/es/solar", "/tools/battery"]);
const GONE = new Set(["/nope"]);

/** A small site, and what was counted there. */
async function site(perMinute = 0) {
  const counted: string[] = [];
  const options = {
    pages: PAGES,
    count: (kind: string, name: string) => void counted.push(`${kind} ${name}`),
    looks: rateLimit(perMinute),
    proxies: NO_PROXIES,
  };
  const takesBeacon = takeAnalyticsBeacons(options);
  const server = createServer((request, response) => {
    if (takesBeacon(request, response)) return;
    const [path = ""] = (request.url ?? "").split("?");
    const status = GONE.has(path) ? 404 : request.headers["if-none-match"] ? 304 : 200;
    response.writeHead(status).end();
  });
  countVisits(server, options);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const method = headers.method ?? (body === undefined ? "GET" : "POST");
      const asked = { host: "127.0.0.1", port, path, method, headers: { ...BROWSER, ...headers } };
      send(asked, (answer) => answer.resume().on("end", () => resolve(answer.statusCode)))
        .on("error", reject)
        .end(body);
    });
  return { ask, counted, origin: `http://127.0.0.1:${port}` };
}

test("pages count by their address, also unchanged ones; all that is not found counts as one", async () => {
  const { ask, counted } = await site();
  await ask("/solar", { "sec-fetch-dest": "document", "sec-fetch-site": "same-origin" });
  await ask("/es/solar?a=b", { "if-none-match": "x", "sec-fetch-site": "same-origin" });
  await ask("/nope", { "sec-fetch-site": "same-origin" });
  // Answers one visitor alone.
  await ask("/free-pricing/sent/0123456789abcdef", { "sec-fetch-site": "same-origin" });
  expect(counted).toEqual(["page /solar", "page /es/solar", "missing not found"]);
});

test("a page for which our service worker asks counts, and from where", async () => {
  const { ask, counted } = await site();
  const byWorker = { "sec-fetch-dest": "empty", "sec-fetch-mode": "navigate" };
  const own = { ...byWorker, "sec-fetch-site": "same-origin" };
  await ask("/solar", { ...own, referer: "http://127.0.0.1/", host: "127.0.0.1" });
  await ask("/solar", own);
  // To keep it, the worker asks like this.
  await ask("/solar", { ...own, "sec-fetch-mode": "cors", accept: "*/*" });
  expect(counted).toEqual(["page /solar", "page /solar", "from direct"]);
});

test.each<[string, Record<string, string>, string?]>([
  ["Global Privacy Control", { "sec-gpc": "1" }],
  ["Do Not Track", { dnt: "1" }],
  ["a robot that says so", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a page fetched ahead", { "sec-purpose": "prefetch;prerender" }],
  ["a script that wants no page", { accept: "*/*" }],
  ["only its headers", { method: "HEAD" }],
  ["the data of a page", { accept: "*/*" }, "/solar.data"],
])("%s does not count", async (_, headers, path = "/solar?utm_source=a") => {
  const { ask, counted } = await site();
  await ask(path, headers);
  await ask("/");
  expect(counted).toEqual(["page /", "from direct"]);
});

test.each([
  ["https://News.Example.co.uk/a?b=secret", "from news.example.co.uk"],
  ["android-app://com.example.mail/", "from com.example.mail"],
  ["http://192.168.1.7/router", "from other"],
])("who came from %s is counted: %s", async (referer, expected) => {
  const { ask, counted } = await site();
  await ask("/", { referer });
  expect(counted).toEqual(["page /", expected]);
});

test("a visitor comes from a campaign, but from nowhere when another page of ours led here", async () => {
  const { ask, counted, origin } = await site();
  await ask("/", { referer: `${origin}/solar` });
  await ask("/?utm_source=a", { "sec-fetch-site": "same-origin" });
  expect(counted).toEqual(["page /", "page /"]);
  await ask("/solar?utm_source=Google&utm_medium=cpc&utm_term=x", { "sec-fetch-site": "none" });
  expect(counted.slice(2)).toEqual(["page /solar", "from direct", "campaign google / cpc / -"]);
});

test("browsers tell of pages that they made themselves, and of nothing else", async () => {
  const { ask, counted } = await site();
  expect(await ask("/counts", {}, "page /solar")).toBe(204);
  for (const told of ["", "page", "page /free-pricing/sent/0123456789abcdef", "tool battery"]) {
    expect(await ask("/counts", {}, told), told).toBe(400);
  }
  expect(await ask("/counts", { dnt: "1" }, "page /solar")).toBe(204);
  expect(await ask("/counts", { "sec-fetch-site": "cross-site" }, "page /solar")).toBe(204);
  expect(counted).toEqual(["page /solar"]);
});

test("of one visitor, browsers tell so much a minute", async () => {
  const { ask, counted } = await site(2);
  const statuses = [];
  for (let at = 0; at < 3; at++) statuses.push(await ask("/counts", {}, "page /solar"));
  expect(statuses).toEqual([204, 204, 429]);
  expect(counted).toHaveLength(2);
});

test("a form that was kept counts by what it is about, and nobody's who said no", async () => {
  const counted: string[] = [];
  const service = {
    save: async () => ({ reference: "222-222-222", receipt: "receipt" }),
    count: (...said: string[]) => counted.push(said.join(" ")),
  } as unknown as RequestService;
  const asked = (headers: object) =>
    new Request("http://localhost/es/free-pricing", { headers: { ...BROWSER, ...headers } });
  await countingSent(service, asked({})).save(samplePricing());
  await countingSent(service, asked({ "sec-gpc": "1" })).save(samplePricing());
  expect(counted).toEqual(["sent pricing several es"]);
});

test("a tool counts by its name when its address holds answers, and never with them", async () => {
  const { ask, counted } = await site();
  const own = { "sec-fetch-site": "same-origin" };
  await ask("/tools/battery", own);
  await ask("/tools/battery?utm_source=card", own);
  await ask("/solar?kwh=1200", own);
  await ask("/tools/battery?kwh=1200", { ...own, dnt: "1" });
  expect(counted.filter((one) => one.startsWith("tool"))).toEqual([]);
  await ask("/tools/battery?kwh=1200&utm_source=card", own);
  expect(counted.filter((one) => one.startsWith("tool"))).toEqual(["tool battery"]);
});
