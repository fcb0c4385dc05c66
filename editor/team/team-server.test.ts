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

const ANN = { "X-Forwarded-Email": "ann@example.com" };
const BOB = { "X-Forwarded-Email": "bob@example.com" };
const OWN = { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
const NAVIGATES = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };

const post = (what: string, headers: Question["headers"], body = "{}") =>
  team.ask(`${ORIGIN}/edit/api/${what}`, {
    method: "POST",
    headers: { ...OWN, ...headers },
    body,
  });
const folderOf = ({ text }: { text: string }) => (JSON.parse(text) as { folder: string }).folder;

test("each has a server, and it hears nothing of who asked but what was asked", async () => {
  const headers = { ...ANN, Cookie: "__Host-edit=word", Authorization: "Basic x" };
  const ann = await team.ask(`${ORIGIN}/edit/api/file?name=company.yaml`, { headers });
  const bob = await team.ask(`${ORIGIN}/edit/api/file?name=company.yaml`, { headers: BOB });
  expect(folderOf(ann)).toMatch(/people\/ann-[0-9a-f]{8}\/project$/);
  expect(folderOf(bob)).toMatch(/people\/bob-[0-9a-f]{8}\/project$/);
  expect(ann.headers["set-cookie"]).toBeUndefined();
  expect(team.asked[0]?.headers).toMatchObject({ host: "localhost" });
  expect(JSON.stringify(team.asked)).not.toMatch(/word|Basic|ann@/);
});

test("believes the header only from a proxy that knows the secret", async () => {
  const secret = "a secret of the proxy and the editor";
  await aTeamOfItsOwn({ HOST: "0.0.0.0", EDIT_PROXY_SECRET: secret });
  const ask = (address: string, headers: Record<string, string>) =>
    team.ask(address, { headers: { ...ANN, ...headers } }).then(({ status }) => status);
  for (const address of [`${ORIGIN}/edit/`, `${PREVIEW}/`]) {
    expect(await ask(address, {})).toBe(403);
    expect(await ask(address, { "X-Edit-Proxy-Secret": "a guess" })).toBe(403);
  }
  expect(team.asked).toEqual([]);
  expect(await ask(`${ORIGIN}/edit/api/known`, { "X-Edit-Proxy-Secret": secret })).toBe(200);
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

test("answers at its own two names only, and says to everybody that it runs", async () => {
  const elsewhere = await team.ask("https://edit.example.com.evil.example/", { headers: ANN });
  expect(elsewhere.status).toBe(421);
  expect((await team.ask("https://10.0.0.1/healthz")).text).toBe('{"process":"ok"}');
});

test.each([
  ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["the pages beside the form", { Origin: PREVIEW, "Sec-Fetch-Site": "same-site" }],
  ["a program that says nothing", { Origin: "", "Sec-Fetch-Site": "none" }],
])("takes nothing from %s", async (_who, headers) => {
  for (const what of ["save", "publish", "update"]) {
    expect((await post(what, { ...ANN, ...headers })).status).toBe(403);
  }
  expect(team.asked).toEqual([]);
});

test("is read by no other page, and gives no file but those of the form", async () => {
  const headers = { ...ANN, "Sec-Fetch-Site": "same-site" };
  expect((await team.ask(`${ORIGIN}/edit/api/known`, { headers })).status).toBe(403);
  for (const address of ["/images/../content/company.yaml", "/@fs/etc/passwd", "//evil.example/"]) {
    const { status } = await team.ask(ORIGIN + address, { headers: ANN });
    expect([400, 404]).toContain(status);
  }
  expect(team.asked).toEqual([]);
  const told = await team.ask(`${ORIGIN}/edit/api/known`, { headers: ANN });
  expect(told.headers["access-control-allow-origin"]).toBeUndefined();
  expect(told.headers["content-security-policy"]).toMatch(/frame-ancestors 'none'/);
});

test("shows each person's own pages, in the form's frame only", async () => {
  const page = (headers: Record<string, string>) =>
    team.ask(`${PREVIEW}/`, { headers: { ...NAVIGATES, ...headers } });
  expect(folderOf(await page(ANN))).toContain("/ann-");
  const bobs = await page(BOB);
  expect(folderOf(bobs)).toContain("/bob-");
  expect(bobs.headers["content-security-policy"]).toBe(`frame-ancestors ${ORIGIN}`);
  // A name at which the person's server answers nothing of the editor.
  expect(team.asked.at(-1)?.headers.host).toBe("preview.localhost");
});

test("the pages give no worker, which would stay in the browser", async () => {
  const headers = { ...ANN, "Service-Worker": "script" };
  expect((await team.ask(`${PREVIEW}/worker.js`, { headers })).status).toBe(404);
  expect(team.asked).toEqual([]);
});

test("logs who changed what and who published, and no words", async () => {
  await aTeamOfItsOwn();
  const saved = await post("save", ANN, JSON.stringify({ value: "Secret words" }));
  writeFileSync(path.join(folderOf(saved), FILE), PAGE.replace("Roofs", "New roofs"));
  await post("publish", ANN, JSON.stringify({ summary: "A new name" }));
  const told = team.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const who = "ann@example.com";
  expect(told).toContainEqual(expect.objectContaining({ who, msg: "changed", did: "save" }));
  expect(told).toContainEqual(expect.objectContaining({ who, msg: "published" }));
  expect(team.lines.join("")).not.toMatch(/Secret|New roofs/);
  const branch = await team.repository.host(
    "for-each-ref",
    "--format=%(authorname)",
    "refs/heads/edit",
  );
  expect(branch).toBe("ann");
});

test("tells what others published, and takes it in", async () => {
  await aTeamOfItsOwn();
  const folder = folderOf(await post("save", BOB));
  await team.repository.push(PAGE.replace("Two", "Three"));
  expect(JSON.parse((await post("update", BOB)).text)).toMatchObject({ isChanged: true });
  expect(readFileSync(path.join(folder, FILE), "utf8")).toContain("Three");
  const { text } = await team.ask(`${ORIGIN}/edit/api/team`, { headers: BOB });
  expect(JSON.parse(text)).toMatchObject({ behind: 0, person: { name: "bob" }, preview: PREVIEW });
});

test("takes neither endless words nor a picture that is too large", async () => {
  expect((await post("save", BOB, "x".repeat(3 * 1024 * 1024))).status).toBe(413);
  const told = await post("save-picture", { ...BOB, "Content-Length": "27000000" }, "x");
  expect([told.status, told.text]).toEqual([413, expect.stringContaining("at most 25 MB")]);
  expect(team.asked).toEqual([]);
});
