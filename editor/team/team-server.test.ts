/** Who gets what of the process for a team: over the network, with a real repository. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
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

/** For a test that changes what others would find, or needs other settings: instead of the shared one. */
async function aTeamOfItsOwn(settings?: Record<string, string>) {
  const shared = team;
  const own = await runningTeam(settings);
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

test("believes the header only from a proxy that knows the secret", async () => {
  const secret = "a secret of the proxy and the editor";
  await aTeamOfItsOwn({ HOST: "0.0.0.0", EDIT_PROXY_SECRET: secret });
  const ask = (address: string, headers: Record<string, string>) =>
    team.ask(address, { headers: { ...ANN, ...headers } }).then(({ status }) => status);
  for (const address of [`${ORIGIN}/edit/`, `${ORIGIN}/edit/api/known`, `${PREVIEW}/`]) {
    expect(await ask(address, {})).toBe(403);
    expect(await ask(address, { "X-Edit-Proxy-Secret": "a guess" })).toBe(403);
  }
  expect(team.asked).toEqual([]);
  const known = `${ORIGIN}/edit/api/changes`;
  expect(await ask(known, { "X-Edit-Proxy-Secret": secret })).toBe(200);
  expect(JSON.stringify(team.asked)).not.toContain(secret);
});

test.each([
  ["nobody", {}, 401],
  ["somebody of another company", { "X-Forwarded-Email": "eve@example.net" }, 403],
  ["two at once", { "X-Forwarded-Email": "ann@example.com, eve@example.net" }, 403],
])("is closed to %s", async (_who, headers, status) => {
  for (const address of [`${ORIGIN}/edit/api/known`, `${PREVIEW}/`]) {
    expect((await team.ask(address, { headers })).status).toBe(status);
  }
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
  ["a program that says nothing", { Origin: "" }],
])("takes nothing from %s", async (_whom, headers) => {
  const bare = { method: "POST", headers: { ...ANN, ...headers }, body: "{}" };
  for (const what of ["save", "hand-on", "take-in"]) {
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
  "/edit/%2e%2e/package.json",
  "/@fs/etc/passwd",
  "//evil.example/edit/",
])("gives no file by %s", async (address) => {
  const { status } = await team.ask(ORIGIN + address, { headers: ANN });
  expect([400, 404]).toContain(status);
  expect(team.asked).toEqual([]);
});

test("shows each person's own pages, in the form's frame only", async () => {
  const page = (headers: Record<string, string>) =>
    team.ask(`${PREVIEW}/`, { headers: { ...NAVIGATES, ...headers } });
  expect(folderOf((await page(ANN)).text)).toContain("/ann-");
  expect(folderOf((await page(BOB)).text)).toContain("/bob-");
  expect((await page(ANN)).headers["content-security-policy"]).toBe(`frame-ancestors ${ORIGIN}`);
  // A name at which the person's server answers nothing of the editor.
  expect(team.asked.at(-1)?.headers.host).toBe("preview.localhost");
});

test.each([
  ["/edit/api/known"],
  ["/%65dit/../edit/api/known"],
  ["/__open-in-editor?file=/etc/passwd"],
  // The person's server knows these, too.
  ["/__OPEN-IN-EDITOR.x?file=/etc/passwd"],
  ["/Edit/api/known"],
])("the pages lead not to the editor by %s", async (address) => {
  const told = await team.ask(PREVIEW + address, { headers: { ...NAVIGATES, ...ANN } });
  expect(told.status).toBeGreaterThanOrEqual(400);
  expect(team.asked).toEqual([]);
});

test("nothing is written by the pages, nor kept in a browser by a worker", async () => {
  const post = { method: "POST", headers: { ...ANN, Origin: PREVIEW }, body: "a=b" };
  expect((await team.ask(`${PREVIEW}/contact`, post)).status).toBe(405);
  const worker = { headers: { ...ANN, "Service-Worker": "script" } };
  expect((await team.ask(`${PREVIEW}/worker.js`, worker)).status).toBe(404);
  expect(team.asked).toEqual([]);
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
  expect(told).toContainEqual(expect.objectContaining({ who, msg: "changed", did: "save" }));
  expect(told).toContainEqual(expect.objectContaining({ who, msg: "handed on" }));
  expect(team.lines.join("")).not.toMatch(/Secret|New roofs/);
  expect(await team.repository.host("branch", "--list", "edit/ann-*")).toMatch(/edit\/ann/);
});

test("tells what others published, takes it in, and what both changed", async () => {
  await aTeamOfItsOwn();
  const folder = folderOf((await write("other", ANN)).text);
  await team.repository.publish(PAGE.replace("Two", "Three"));
  await write("take-in", BOB);
  const before = await team.ask(`${ORIGIN}/edit/api/team`, { headers: ANN });
  expect(JSON.parse(before.text)).toMatchObject({ behind: 1, person: { mail: "ann@example.com" } });
  expect(JSON.parse((await write("take-in", ANN)).text)).toEqual({
    isChanged: true,
    conflicts: [],
  });
  expect(readFileSync(path.join(folder, FILE), "utf8")).toContain("Three");
  writeFileSync(path.join(folder, FILE), PAGE.replace("Roofs", "Mine"));
  await team.repository.publish(PAGE.replace("Roofs", "Theirs"));
  expect(JSON.parse((await write("take-in", ANN)).text)).toMatchObject({
    isChanged: false,
    conflicts: [{ at: "title", yours: "Mine", theirs: "Theirs" }],
  });
});

test("takes neither endless words nor a picture that is too large", async () => {
  const large = await write("save", BOB, { text: "x".repeat(3 * 1024 * 1024) });
  expect(large.status).toBe(413);
  const headers = { "Content-Type": "application/octet-stream", "Content-Length": "27000000" };
  const told = await team.ask(`${ORIGIN}/edit/api/picture?use=half`, {
    ...posted({ ...ANN, ...headers }, "x"),
  });
  expect([told.status, told.text]).toEqual([413, expect.stringContaining("at most 25 MB")]);
  expect(team.asked).toEqual([]);
});
