/** Nobody but the editor's own form reads or writes, and it writes nowhere but into content. */
import { expect, test } from "@playwright/test";
import { source } from "./opened-file.ts";
import { answerTo, json, save } from "./raw-asking.ts";

const NAME = "services.yaml";

/** What would be written if it were let. */
async function change(): Promise<Record<string, { version: string; text: string }>> {
  const { body } = await answerTo(`/edit/api/file?name=${NAME}`);
  const { version } = JSON.parse(body) as { version: string };
  return { [NAME]: { version, text: `# Not ours\n${source(NAME)}` } };
}

test("a name that was made to lead here gets nothing", async () => {
  const Host = "localhost.elsewhere.example";
  for (const path of ["/edit/", `/edit/api/file?name=${NAME}`]) {
    expect((await answerTo(path, { headers: { Host } })).status, path).toBe(403);
  }
  const before = source(NAME);
  const headers = { ...json(), Host, Origin: `http://${Host}` };
  expect((await save(await change(), headers)).status).toBe(403);
  expect(source(NAME)).toBe(before);
});

test("another site may neither read nor write, whatever it says of itself", async () => {
  const before = source(NAME);
  for (const site of ["cross-site", "same-site"]) {
    const headers = { "Sec-Fetch-Site": site };
    expect((await answerTo("/edit/api/known", { headers })).status, site).toBe(403);
    expect((await save(await change(), { ...json(), ...headers })).status, site).toBe(403);
  }
  const { Origin: _, ...withoutOrigin } = json();
  for (const headers of [withoutOrigin, { ...json(), Origin: "https://elsewhere.example" }]) {
    expect((await save(await change(), headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect(source(NAME)).toBe(before);
});

test("takes JSON alone, of the right kind and size, by the right method", async () => {
  const before = source(NAME);
  const changes = await change();
  const asText = { ...json(), "Content-Type": "text/plain" };
  expect((await save(changes, asText)).status).toBe(415);
  const put = { method: "PUT", headers: json(), body: JSON.stringify(changes) };
  expect((await answerTo("/edit/api/save", put)).status).toBe(405);
  const { version } = changes[NAME] ?? { version: "" };
  for (const wrong of [
    null,
    { [NAME]: { version, edits: [{ op: "set", path: [], value: 1 }] } },
    { [NAME]: { version, edits: [{ op: "run", path: ["a"] }] } },
  ]) {
    expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  const large = { [NAME]: { version, text: "a".repeat(3_000_000) } };
  expect((await save(large)).status).toBe(413);
  for (const unknown of ["constructor", "__proto__", "save"]) {
    expect((await answerTo(`/edit/api/${unknown}`)).status, unknown).toBe(404);
  }
  expect(source(NAME)).toBe(before);
});

const ELSEWHERE = [
  "../package.json",
  "/etc/passwd",
  "..\\package.json",
  "en/pages/../../../vite.edit.yaml",
  "es/.source-hashes.yaml",
  "services.yaml\0.txt",
];

test("no name leads out of the content", async () => {
  for (const name of ELSEWHERE) {
    const { status } = await answerTo(`/edit/api/file?name=${encodeURIComponent(name)}`);
    expect(status, name).toBe(404);
    expect((await save({ [name]: { version: null, text: "a: b" } })).status, name).toBe(404);
  }
  expect((await answerTo("/edit/..%2fpackage.json")).status).toBe(404);
});

test("the form runs and shows nothing but what comes from the editor", async ({ page }) => {
  const answer = await answerTo("/edit/");
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toMatch(
    /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'.*trusted-types 'none'/,
  );
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  expect(answer.body).not.toMatch(/<script>|<style|\son\w+=|style=/);
  const refused: string[] = [];
  page.on("console", (line) => {
    if (/Content Security Policy|Trusted/i.test(line.text())) refused.push(line.text());
  });
  await page.goto("/edit/");
  await expect(page.getByRole("navigation", { name: "What can be edited" })).toBeVisible();
  expect(refused).toEqual([]);
});
