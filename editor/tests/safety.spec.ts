/** Nobody but the editor's own form reads or writes, and it writes nowhere but into content. */
import { expect, type Page, test } from "@playwright/test";
import { source } from "./opened-file.ts";
import { answerTo, json, origin, save } from "./raw-asking.ts";

const NAME = "services.yaml";

/** What would be written if it were let. */
async function change(): Promise<Record<string, { version: string; text: string }>> {
  const { body } = await answerTo(`/edit/api/file?name=${NAME}`);
  const { version } = JSON.parse(body) as { version: string };
  return { [NAME]: { version, text: `# Not ours\n${source(NAME)}` } };
}

for (const host of ["elsewhere.example", "localhost.elsewhere.example", "127.0.0.1.nip.example"]) {
  test(`who comes by the name ${host} gets nothing`, async () => {
    for (const path of ["/edit/", "/edit/api/known", `/edit/api/file?name=${NAME}`]) {
      expect((await answerTo(path, { headers: { Host: host } })).status, path).toBe(403);
    }
    const before = source(NAME);
    const headers = { ...json(), Host: host, Origin: `http://${host}` };
    expect((await save(await change(), headers)).status).toBe(403);
    expect(source(NAME)).toBe(before);
  });
}

test("another site may neither read nor write, whatever it says of itself", async () => {
  const before = source(NAME);
  for (const site of ["cross-site", "same-site"]) {
    const headers = { "Sec-Fetch-Site": site };
    expect((await answerTo("/edit/api/known", { headers })).status, site).toBe(403);
    expect((await save(await change(), { ...json(), ...headers })).status, site).toBe(403);
  }
  const { Origin: _, ...withoutOrigin } = json();
  for (const headers of [
    withoutOrigin,
    { ...json(), Origin: "null" },
    { ...json(), Origin: "https://elsewhere.example" },
    { ...json(), Origin: "http://localhost:1" },
  ]) {
    expect((await save(await change(), headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect(source(NAME)).toBe(before);
});

test("a page of another site cannot write by a form nor by a script", async ({ page }) => {
  const [before, changes] = [source(NAME), JSON.stringify(await change())];
  const answers = statusesOfSaving(page);
  await page.route("http://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
  await page.goto("http://elsewhere.example/");
  for (const type of ["text/plain", "application/json"]) {
    await page.evaluate(
      async ([address = "", body = "", contentType = ""]) => {
        const mode = contentType === "text/plain" ? "no-cors" : "cors";
        const headers = { "Content-Type": contentType };
        await fetch(address, { method: "POST", mode, headers, body }).catch(() => undefined);
      },
      [`${origin()}/edit/api/save`, changes, type],
    );
  }
  await page.evaluate(
    ([action = "", name = ""]) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action });
      form.enctype = "text/plain";
      form.append(Object.assign(document.createElement("input"), { name, value: "" }));
      document.body.append(form);
      form.submit();
    },
    [`${origin()}/edit/api/save`, changes],
  );
  await page.waitForURL(/edit|chrome-error/);
  expect(answers.filter((status) => status < 400)).toEqual([]);
  expect(source(NAME)).toBe(before);
});

function statusesOfSaving(page: Page): number[] {
  const statuses: number[] = [];
  page.on("response", (answer) => {
    const isSaving = answer.url().endsWith("/save") && answer.request().method() === "POST";
    if (isSaving) statuses.push(answer.status());
  });
  return statuses;
}

test("takes JSON alone, of the right kind and size, by the right method", async () => {
  const before = source(NAME);
  const changes = await change();
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    expect((await save(changes, { ...json(), "Content-Type": type })).status, type).toBe(415);
  }
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const asked = { method, headers: json(), body: JSON.stringify(changes) };
    expect((await answerTo("/edit/api/save", asked)).status, method).toBe(405);
  }
  const { version } = changes[NAME] ?? { version: "" };
  for (const wrong of [
    null,
    [],
    { [NAME]: null },
    { [NAME]: { version } },
    { [NAME]: { version, edits: "all" } },
    { [NAME]: { version, edits: [{ op: "set", path: [], value: 1 }] } },
    { [NAME]: { version, edits: [{ op: "run", path: ["a"] }] } },
    { [NAME]: { version, text: 5 } },
  ]) {
    expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  const broken = { method: "POST", headers: json(), body: "{" };
  expect((await answerTo("/edit/api/save", broken)).status).toBe(400);
  const large = { [NAME]: { version, text: "a".repeat(3_000_000) } };
  expect((await save(large)).status).toBe(413);
  for (const unknown of ["constructor", "__proto__", "toString", "save", ""]) {
    expect((await answerTo(`/edit/api/${unknown}`)).status, unknown).toBe(404);
  }
  expect(source(NAME)).toBe(before);
});

const ELSEWHERE = [
  "../package.json",
  "../../etc/passwd",
  "/etc/passwd",
  "..\\package.json",
  "en/../../package.json",
  "en/pages/../../../vite.edit.yaml",
  "./services.yaml",
  "en//pages/solar.yaml",
  "es/.made-from.yaml",
  "services.yaml\0.txt",
  "services.yaml/../services.yaml",
  "SERVICES.yaml",
  "nothing/like-this.yaml",
];

test("no name leads out of the content, in no spelling", async () => {
  const spellings = (name: string) => [
    encodeURIComponent(name),
    encodeURIComponent(name).replaceAll(".", "%2e"),
    encodeURIComponent(encodeURIComponent(name)),
    encodeURI(name),
  ];
  for (const name of ELSEWHERE) {
    for (const spelling of spellings(name)) {
      const { status, body } = await answerTo(`/edit/api/file?name=${spelling}`);
      expect(status, spelling).toBe(404);
      expect(JSON.parse(body)).toEqual({ error: "There is no such file." });
    }
    for (const what of [{ text: "a: b" }, { edits: [] }, { remove: true }]) {
      expect((await save({ [name]: { version: null, ...what } })).status, name).not.toBe(200);
    }
    expect((await save({ [name]: { version: null, text: "a: b" } })).status, name).toBe(404);
  }
  for (const path of ["..%2fpackage.json", "%2e%2e%2fpackage.json", "assets/..%5cstart.tsx"]) {
    expect((await answerTo(`/edit/${path}`)).status, path).toBe(404);
  }
});

test("the form runs and shows nothing but what comes from the editor", async ({ page }) => {
  const answer = await answerTo("/edit/");
  const policy = String(answer.headers["content-security-policy"]);
  const rules = Object.fromEntries(
    policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]),
  );
  expect(rules).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
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
