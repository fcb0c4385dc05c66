/** What every kind of answer tells browsers about how careful to be, and how long it holds. */
import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { SECURITY_HEADERS } from "#server/security-headers.ts";
import { allAddresses, service } from "../content.ts";
import { type Answer, ask } from "./visitor.ts";

const FORM = "/free-pricing";

/** Address, method, body, headers and the status that comes of it. */
const ANSWERS: [string, string, string | undefined, Record<string, string>, number][] = [
  ["/", "GET", undefined, {}, 200],
  ["/icon.svg", "GET", undefined, {}, 200],
  ["/brochures/", "GET", undefined, {}, 308],
  ["/History/", "GET", undefined, {}, 308],
  ["/no-such-page", "GET", undefined, {}, 404],
  ["/history", "POST", "a=b", {}, 405],
  [FORM, "POST", "a".repeat(40_000), {}, 413],
  [`/history?${"a".repeat(5000)}`, "GET", undefined, {}, 414],
  [FORM, "POST", "zip=1", {}, 422],
  [`${FORM}.data`, "POST", "zip=1", {}, 422],
  [FORM, "POST", "zip=1", { origin: "https://elsewhere.example" }, 400],
  [FORM, "POST", "zip=1", { origin: "null" }, 400],
  ["/csp-reports", "POST", "no report", {}, 400],
];

for (const [address, method, body, headers, status] of ANSWERS) {
  const from = headers.origin ? ` from ${headers.origin}` : "";
  test(`${method} ${address.slice(0, 20)}${from} answers ${status}, carefully`, async () => {
    const answer = await ask(address, {
      method,
      headers: { ...(body && { "content-type": "application/x-www-form-urlencoded" }), ...headers },
      ...(body && { body }),
    });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (name !== "Content-Security-Policy") expect(answer.headers.get(name), name).toBe(value);
    }
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/default-src '(none|self)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(answer.headers.get("strict-transport-security")).toBeNull();
  });
}

test("every page runs the scripts it was made with, and no others", async () => {
  for (const address of [...allAddresses, "/no-such-page", `${FORM}?service=${service}`]) {
    const answer = await ask(address);
    const html = answer.text;
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy, address).toContain("require-trusted-types-for 'script'");
    expect(policy, address).toContain("form-action 'self'");
    expect(allowedIn(policy, "script"), address).toEqual(
      madeIn(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    );
    expect(allowedIn(policy, "style"), address).toEqual(
      madeIn(html, /<style [^>]*>([\s\S]*?)<\/style>/g),
    );
    expect(html, `${address} holds a mark`).not.toContain("nonce=");
    expect(html, `${address} holds a style`).not.toMatch(/<[^>]+\sstyle=/);
    expect(html, `${address} holds a handler`).not.toMatch(/<[^>]+\son[a-z]+=/);
  }
});

function madeIn(html: string, parts: RegExp) {
  const made = [...html.matchAll(parts)].map(([, text = ""]) => text);
  expect(made.length).toBeGreaterThan(0);
  return new Set(made.map((text) => createHash("sha256").update(text).digest("base64")));
}

function allowedIn(policy: string | undefined, kind: "script" | "style") {
  const [, sources = ""] = new RegExp(`${kind}-src 'self'([^;]*)`).exec(policy ?? "") ?? [];
  return new Set([...sources.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash));
}

test("what has not changed is not sent again, and files with a hash are kept for good", async () => {
  const first = await ask("/history");
  const header = (answer: Answer, name: string) => answer.headers.get(name) ?? "";
  expect(header(first, "cache-control")).toBe("public, max-age=0, must-revalidate");
  const again = await ask("/history", { headers: { "if-none-match": header(first, "etag") } });
  expect(again.status).toBe(304);
  expect(again.text).toBe("");
  expect(header(again, "content-security-policy")).toBe(header(first, "content-security-policy"));
  const [file = ""] = /\/assets\/[\w-]+\.js/.exec(first.text) ?? [];
  expect(header(await ask(file), "cache-control")).toContain("immutable");
});

/** How what comes by an encoding is read. */
const READERS: Record<string, typeof gunzipSync> = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ["/history", "gzip, br", "br"],
  ["/history", "identity", null],
  [`${FORM}?service=${service}`, "gzip", "gzip"],
])("%s comes compressed for whoever reads %s", async (address, reads, encoding) => {
  const answer = await ask(address, { headers: { "accept-encoding": reads } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toContain("Accept-Encoding");
  const read = READERS[encoding ?? "identity"] ?? String;
  expect(read(answer.bytes).toString()).toContain("</html>");
});
