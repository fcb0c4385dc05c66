/** Who gets what of the process for a team: over the network, with a real repository. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { LIMITS } from "./limits.ts";
import {
  ORIGIN,
  PREVIEW,
  type Question,
  type RunningTeam,
  runningTeam,
} from "./testing/running-team.ts";
import { FILE, PAGE } from "./testing/small-repository.ts";

let team: RunningTeam;
beforeAll(async () => {
  team = await runningTeam();
});
beforeEach(() => void (team.asked.length = 0));
afterAll(() => team.close());

/** For a test that changes what others would find, or needs other settings: in the place of the one all share. */
async function aTeamOfItsOwn(options?: Parameters<typeof runningTeam>[0]) {
  const shared = team;
  const own = await runningTeam(options);
  team = own;
  onTestFinished(async () => {
    team = shared;
    await own.close();
  });
}

const ANN = { "X-Forwarded-Email": "ann@example.com", "X-Forwarded-User": "Ann" };
const BOB = { "X-Forwarded-Email": "bob@example.com" };
const OWN = { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
const NAVIGATES = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };

const posted = (headers: Question["headers"], body: string) => ({
  method: "POST",
  headers: { ...OWN, ...headers },
  body,
});
const write = (what: string, headers: Question["headers"], body: unknown = {}) =>
  team.ask(`${ORIGIN}/edit/api/${what}`, posted(headers, JSON.stringify(body)));
const folderOf = (text: string) => (JSON.parse(text) as { folder: string }).folder;
const cookieFrom = (headers: { "set-cookie"?: string[] | undefined }) =>
  (headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");

/** As a browser does: from the page to the form's name, and back. */
async function previewCookie(headers: Record<string, string>) {
  const first = await team.ask(`${PREVIEW}/solar`, { headers: NAVIGATES });
  const there = await team.ask(first.headers.location ?? "", { headers });
  const Cookie = cookieFrom(first.headers);
  const back = await team.ask(there.headers.location ?? "", { headers: { Cookie } });
  expect(back.headers.location).toBe("/solar");
  return cookieFrom(back.headers);
}

test("each has a server, and hears nothing of who asked but what was asked", async () => {
  const question = { headers: { ...ANN, Cookie: "__Host-edit=word", Authorization: "Basic x" } };
  const ann = await team.ask(`${ORIGIN}/edit/api/file?name=company.yaml`, question);
  const bob = await team.ask(`${ORIGIN}/edit/api/file?name=company.yaml`, { headers: BOB });
  expect(folderOf(ann.text)).toMatch(/people\/ann-[0-9a-f]{8}\/project$/);
  expect(folderOf(bob.text)).toMatch(/people\/bob-[0-9a-f]{8}\/project$/);
  expect(ann.headers["set-cookie"]).toBeUndefined();
  const { headers } = team.asked[0] ?? {};
  expect(headers).toMatchObject({ host: "localhost", "sec-fetch-site": "same-origin" });
  expect(JSON.stringify(headers)).not.toMatch(/word|Basic|ann@/);
});

test("believes the header of a login only from its address", async () => {
  await aTeamOfItsOwn({ settings: { TRUST_PROXY: "203.0.113.7" } });
  const forged = { ...ANN, "X-Forwarded-For": "203.0.113.7" };
  for (const address of ["/edit/", "/edit/api/known", "/images/a.webp"]) {
    expect((await team.ask(ORIGIN + address, { headers: forged })).status).toBe(403);
  }
  expect(team.asked).toEqual([]);
});

test.each([
  ["nobody", {}, 401],
  ["somebody of another company", { "X-Forwarded-Email": "eve@example.net" }, 403],
  ["two at once", { "X-Forwarded-Email": "ann@example.com, eve@example.net" }, 403],
  ["a path", { "X-Forwarded-Email": "../../ann@example.com" }, 403],
  ["another domain behind ours", { "X-Forwarded-Email": "eve@example.com@example.net" }, 403],
])("is closed to %s", async (_who, headers, status) => {
  expect((await team.ask(`${ORIGIN}/edit/api/known`, { headers })).status).toBe(status);
  expect(team.asked).toEqual([]);
});

test("answers at its own two names only", async () => {
  for (const address of ["https://evil.example/edit/", "https://edit.example.com.evil.example/"]) {
    expect((await team.ask(address, { headers: ANN })).status).toBe(421);
  }
  // Who looks after it hears that it runs, and nobody else hears more.
  const { status, text } = await team.ask("https://10.0.0.1/healthz");
  expect([status, text]).toEqual([200, '{"process":"ok"}']);
});

test.each([
  ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["the pages beside the form", { Origin: PREVIEW, "Sec-Fetch-Site": "same-site" }],
  ["a page without an origin", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["a form of http", { Origin: ORIGIN.replace("https", "http"), "Sec-Fetch-Site": "same-site" }],
  ["a program that says nothing", { Origin: "" }],
])("takes nothing from %s", async (_whom, headers) => {
  const bare = { method: "POST", headers: { ...ANN, ...headers }, body: "{}" };
  for (const what of ["save", "hand-on", "take-in", "leave"]) {
    expect((await team.ask(`${ORIGIN}/edit/api/${what}`, bare)).status).toBe(403);
  }
  expect(team.asked).toEqual([]);
});

test("is read by no other page", async () => {
  const headers = { ...ANN, "Sec-Fetch-Site": "same-site" };
  expect((await team.ask(`${ORIGIN}/edit/api/known`, { headers })).status).toBe(403);
  const told = await team.ask(`${ORIGIN}/edit/api/known`, { headers: ANN });
  expect(told.headers["access-control-allow-origin"]).toBeUndefined();
  expect(told.headers["cross-origin-resource-policy"]).toBe("same-origin");
  const form = await team.ask(`${ORIGIN}/edit/`, { headers: ANN });
  expect(form.headers["content-security-policy"]).toMatch(
    /default-src 'none'.*frame-ancestors 'none'/,
  );
});

test.each([
  "/images/../content/company.yaml",
  "/images/..%2fcontent",
  "/edit/../server/main.ts",
  "/edit/%2e%2e/package.json",
  "/@fs/etc/passwd",
  "/package.json",
  "//evil.example/edit/",
])("gives no file by %s", async (address) => {
  const { status } = await team.ask(ORIGIN + address, { headers: ANN });
  expect([400, 404]).toContain(status);
  expect(team.asked).toEqual([]);
});

test("shows a person's pages to that person's browser only", async () => {
  const [ann, bob] = [await previewCookie(ANN), await previewCookie(BOB)];
  expect(ann).toMatch(/^__Host-edit-preview=/);
  const page = (Cookie: string) => team.ask(`${PREVIEW}/`, { headers: { ...NAVIGATES, Cookie } });
  expect(folderOf((await page(ann)).text)).toContain("/ann-");
  expect(folderOf((await page(bob)).text)).toContain("/bob-");
  expect((await page(ann)).headers["content-security-policy"]).toBe(`frame-ancestors ${ORIGIN}`);
  // Who has no cookie of the pages gets none of them, whatever else there is.
  const without = await team.ask(`${PREVIEW}/app/root.tsx`, { headers: ANN });
  expect(without.status).toBe(403);
});

test("a ticket is of no use in another browser, or twice", async () => {
  const first = await team.ask(`${PREVIEW}/solar`, { headers: NAVIGATES });
  const there = await team.ask(first.headers.location ?? "", { headers: ANN });
  const other = await team.ask(`${PREVIEW}/solar`, { headers: NAVIGATES });
  const back = there.headers.location ?? "";
  for (const Cookie of [cookieFrom(other.headers), "", cookieFrom(first.headers)]) {
    expect((await team.ask(back, { headers: { Cookie } })).status).toBe(403);
  }
});

test("leads from the pages to no other site", async () => {
  const first = await team.ask(`${PREVIEW}/`, { headers: NAVIGATES });
  const way = new URL(first.headers.location ?? "");
  way.searchParams.set("to", "https://evil.example/");
  const there = await team.ask(way.href, { headers: ANN });
  const Cookie = cookieFrom(first.headers);
  const back = await team.ask(there.headers.location ?? "", { headers: { Cookie } });
  expect(back.headers.location).toBe("/");
});

test.each([
  ["/edit/api/known"],
  ["/%65dit/../edit/api/known"],
  ["/x/..//../edit/"],
  ["/__open-in-editor?file=/etc/passwd"],
  // The person's server reads such as names, too.
  ["/__OPEN-IN-EDITOR?file=/etc/passwd"],
  ["/__open-in-editor.x?file=/etc/passwd"],
  ["/Edit/api/known"],
])("the pages lead not to the editor by %s", async (address) => {
  const Cookie = await previewCookie(ANN);
  const before = team.asked.length;
  const told = await team.ask(PREVIEW + address, { headers: { Cookie } });
  expect(told.status).toBeGreaterThanOrEqual(400);
  expect(team.asked.length).toBe(before);
});

test("nothing is written by the pages, nor kept in a browser by a worker", async () => {
  const Cookie = await previewCookie(ANN);
  const post = { method: "POST", headers: { Cookie, Origin: PREVIEW }, body: "a=b" };
  expect((await team.ask(`${PREVIEW}/contact`, post)).status).toBe(405);
  const worker = { headers: { Cookie, "Service-Worker": "script" } };
  expect((await team.ask(`${PREVIEW}/worker.js`, worker)).status).toBe(404);
  await team.ask(`${PREVIEW}/`, { headers: { ...NAVIGATES, Cookie } });
  // A name at which the person's server answers nothing of the editor.
  expect(team.asked.at(-1)?.headers.host).toBe("preview.localhost");
  expect(team.asked.at(-1)?.headers.cookie).toBeUndefined();
});

test("has pages hear by a web socket, and nobody else", async () => {
  await aTeamOfItsOwn();
  const Cookie = await previewCookie(ANN);
  // Nobody works there yet, and this alone begins nothing.
  expect(await team.connect(`${PREVIEW}/`, { Cookie, Origin: PREVIEW })).toBe(403);
  await team.ask(`${PREVIEW}/`, { headers: { ...NAVIGATES, Cookie } });
  expect(await team.connect(`${PREVIEW}/`, { Cookie, Origin: PREVIEW })).toBe(101);
  expect(await team.connect(`${PREVIEW}/`, { Cookie, Origin: "https://evil.example" })).toBe(403);
  expect(await team.connect(`${PREVIEW}/`, { Origin: PREVIEW })).toBe(403);
  expect(await team.connect(`${PREVIEW}/edit/`, { Cookie, Origin: PREVIEW })).toBe(403);
  expect(await team.connect(`${ORIGIN}/`, { ...ANN, Cookie, Origin: ORIGIN })).toBe(0);
});

test("keeps no line to who was refused a web socket", async () => {
  await team.leaveOpen(`${PREVIEW}/`, { Origin: PREVIEW });
  await expect.poll(team.lineCount).toBe(0);
});

test("logs who changed what and who handed on, and no words", async () => {
  await aTeamOfItsOwn();
  const edits = [{ op: "set", path: ["title"], value: "Secret words" }];
  await write("save", ANN, { "page.yaml": { version: "1", edits } });
  const file = path.join(folderOf((await write("other", ANN)).text), FILE);
  writeFileSync(file, PAGE.replace("Roofs", "New roofs"));
  const handedOn = await write("hand-on", ANN, { sentence: "A new name" });
  expect(JSON.parse(handedOn.text)).toMatchObject({ remote: "the repository" });
  const told = team.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const who = "ann@example.com";
  expect(told).toContainEqual(
    expect.objectContaining({ who, msg: "changed", file: "page.yaml", places: ["set title"] }),
  );
  expect(told).toContainEqual(expect.objectContaining({ who, msg: "handed on" }));
  expect(team.lines.join("")).not.toMatch(/Secret|New roofs/);
  expect(await team.repository.host("branch", "--list", "edit/ann-*")).toMatch(/edit\/ann/);
});

test("logs what the form can send, and nothing else", async () => {
  await aTeamOfItsOwn();
  const strange = '{"page.yaml":{"version":"1","edits":[]},"__proto__":{"edits":5}}';
  expect((await team.ask(`${ORIGIN}/edit/api/save`, posted(ANN, strange))).status).toBe(200);
  expect(team.lines.join("")).not.toContain("__proto__");
});

test("tells what others published, takes it in, and what both changed", async () => {
  await aTeamOfItsOwn();
  const folder = folderOf((await write("other", ANN)).text);
  await team.repository.publish(PAGE.replace("Two", "Three"));
  await write("take-in", BOB);
  const before = await team.ask(`${ORIGIN}/edit/api/team`, { headers: ANN });
  expect(JSON.parse(before.text)).toMatchObject({ behind: 1, person: { mail: "ann@example.com" } });
  expect(JSON.parse((await write("take-in", ANN)).text)).toEqual({ isChanged: true, quarrels: [] });
  expect(readFileSync(path.join(folder, FILE), "utf8")).toContain("Three");
  writeFileSync(path.join(folder, FILE), PAGE.replace("Roofs", "Mine"));
  await team.repository.publish(PAGE.replace("Roofs", "Theirs"));
  expect(JSON.parse((await write("take-in", ANN)).text)).toMatchObject({
    isChanged: false,
    quarrels: [{ at: "title", yours: "Mine", theirs: "Theirs" }],
  });
});

test("is not asked without end, nor for too much at once", async () => {
  await aTeamOfItsOwn({ limits: { ...LIMITS, stranger: 2, writes: 2 } });
  const statuses = async (ask: () => Promise<{ status: number }>) => [
    (await ask()).status,
    (await ask()).status,
    (await ask()).status,
  ];
  expect(await statuses(() => write("save", ANN, {}))).toEqual([200, 200, 429]);
  expect((await write("save", BOB, {})).status).toBe(200);
  expect(await statuses(() => team.ask(`${PREVIEW}/`))).toEqual([403, 403, 429]);
  const large = await write("save", BOB, { text: "x".repeat(3 * 1024 * 1024) });
  expect(large.status).toBe(413);
});

test("says of a picture that is too large what the editor of one person says", async () => {
  const headers = { "Content-Type": "application/octet-stream", "Content-Length": "27000000" };
  const told = await team.ask(`${ORIGIN}/edit/api/picture?use=half`, {
    ...posted({ ...ANN, ...headers }, "x"),
  });
  expect([told.status, told.text]).toEqual([413, expect.stringContaining("at most 25 MB")]);
  expect(team.asked).toEqual([]);
});

test("tells whom there is no place for", async () => {
  await aTeamOfItsOwn({ settings: { EDIT_MOST_PLACES: "1" } });
  expect((await write("other", ANN)).status).toBe(200);
  const told = await write("other", BOB);
  expect([told.status, told.text]).toEqual([503, expect.stringContaining("No more than 1")]);
});
