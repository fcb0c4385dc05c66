/** Nobody but the editor's own form reads or writes, and it writes nowhere but into content. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { source } from "./editor-page.ts";

const NAME = "services.yaml";
const origin = () => test.info().project.use.baseURL ?? "";

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks as no browser or library would: they tidy up addresses, and set headers of their own. */
async function ask(path: string, { method = "GET", headers = {}, body = "" }: Asked = {}) {
  const { hostname, port } = new URL(origin());
  const all = { ...headers, "Content-Length": Buffer.byteLength(body) };
  const sent = request({ hostname, port, path, method, headers: all });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** What only the form itself sends. */
const own = () => ({
  Origin: origin(),
  "Sec-Fetch-Site": "same-origin",
  "Content-Type": "application/json",
});
const post = async (what: string, body: unknown, headers: Record<string, string> = own()) =>
  (await ask(`/edit/api/${what}`, { method: "POST", headers, body: JSON.stringify(body) })).status;

/** What would be written if it were let. */
async function change(): Promise<Record<string, { version: string; text: string }>> {
  const { body } = await ask(`/edit/api/file?name=${NAME}`);
  const { version } = JSON.parse(body) as { version: string };
  return { [NAME]: { version, text: `# Not ours\n${source(NAME)}` } };
}

test("neither another name nor another site may read or write, whatever it says of itself", async () => {
  const before = source(NAME);
  const changes = await change();
  const Host = "localhost.elsewhere.example";
  const { Origin: _, ...withoutOrigin } = own();
  for (const headers of [{ Host }, { "Sec-Fetch-Site": "cross-site" }]) {
    for (const path of ["/edit/", `/edit/api/file?name=${NAME}`]) {
      expect((await ask(path, { headers })).status, path).toBe(403);
    }
  }
  for (const headers of [
    { ...own(), Host, Origin: `http://${Host}` },
    { ...own(), "Sec-Fetch-Site": "same-site" },
    { ...own(), Origin: "https://elsewhere.example" },
    withoutOrigin,
  ]) {
    expect(await post("save", changes, headers), JSON.stringify(headers)).toBe(403);
  }
  expect(source(NAME)).toBe(before);
});

test("takes JSON alone, of the right kind and size, by the right method", async () => {
  const before = source(NAME);
  const changes = await change();
  expect(await post("save", changes, { ...own(), "Content-Type": "text/plain" })).toBe(415);
  const put = { method: "PUT", headers: own(), body: JSON.stringify(changes) };
  expect((await ask("/edit/api/save", put)).status).toBe(405);
  const { version } = changes[NAME] ?? { version: "" };
  for (const wrong of [
    null,
    { [NAME]: { version, edits: [{ op: "set", path: [], value: 1 }] } },
    { [NAME]: { version, edits: [{ op: "run", path: ["a"] }] } },
  ]) {
    expect(await post("save", wrong), JSON.stringify(wrong)).toBe(400);
  }
  expect(await post("save", { [NAME]: { version, text: "a".repeat(3_000_000) } })).toBe(413);
  expect(source(NAME)).toBe(before);
});

test("no name leads out of the content, and no page opens files on the screen", async () => {
  for (const name of [
    "../package.json",
    "/etc/passwd",
    "..\\package.json",
    "en/pages/../../../vite.edit.yaml",
    "es/.source-hashes.yaml",
    "services.yaml\0.txt",
  ]) {
    const { status } = await ask(`/edit/api/file?name=${encodeURIComponent(name)}`);
    expect(status, name).toBe(404);
    expect(await post("save", { [name]: { version: null, text: "a: b" } }), name).toBe(404);
  }
  for (const path of [
    "/edit/..%2fpackage.json",
    "/edit/api/__proto__",
    "/__open-in-editor?file=none.txt",
    "/__OPEN-IN-EDITOR.x?file=none.txt",
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test("the form runs and shows nothing but what comes from the editor", async ({ page }) => {
  const answer = await ask("/edit/");
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toMatch(
    /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'.*trusted-types 'none'/,
  );
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  const refused: string[] = [];
  page.on("console", (line) => {
    if (/Content Security Policy|Trusted/i.test(line.text())) refused.push(line.text());
  });
  await page.goto("/edit/");
  await expect(page.getByRole("navigation", { name: "What can be edited" })).toBeVisible();
  expect(refused).toEqual([]);
});
