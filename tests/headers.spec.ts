/** What every kind of answer tells browsers about how careful to be. */
import { createHash } from "node:crypto";
import { SECURITY_HEADERS } from "#server/security-headers.ts";
import { allAddresses, expect, test } from "./site.ts";

const FORM = "/free-pricing";

/** Address, method, body, headers and the status that comes of it. */
const ANSWERS: [string, string, string | undefined, Record<string, string>, number][] = [
  ["/", "GET", undefined, {}, 200],
  ["/solar.data", "GET", undefined, {}, 200],
  ["/icon.svg", "GET", undefined, {}, 200],
  ["/healthz", "GET", undefined, {}, 200],
  ["/brochures/", "GET", undefined, {}, 308],
  ["/Solar/", "GET", undefined, {}, 308],
  ["/no-such-page", "GET", undefined, {}, 404],
  ["/solar", "POST", "a=b", {}, 405],
  [FORM, "POST", "a".repeat(40_000), {}, 413],
  [`/solar?${"a".repeat(5000)}`, "GET", undefined, {}, 414],
  [FORM, "POST", "zip=1", {}, 422],
  [`${FORM}.data`, "POST", "zip=1", {}, 422],
  [FORM, "POST", "zip=1", { origin: "https://elsewhere.example" }, 400],
  [FORM, "POST", "zip=1", { origin: "null" }, 400],
  ["/csp-reports", "POST", "no report", {}, 400],
];

for (const [address, method, body, headers, status] of ANSWERS) {
  const from = headers.origin ? ` from ${headers.origin}` : "";
  test(`${method} ${address.slice(0, 20)}${from} answers ${status}, carefully`, async ({
    baseURL,
  }) => {
    const answer = await fetch(`${baseURL}${address}`, {
      method,
      redirect: "manual",
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

test("every page runs the scripts it was made with, and no others", async ({ request }) => {
  for (const address of [...allAddresses, "/no-such-page", `${FORM}?service=solar`]) {
    const answer = await request.get(address);
    const html = await answer.text();
    const policy = answer.headers()["content-security-policy"];
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

test("what has not changed is not sent again, and files with a hash are kept for good", async ({
  request,
  page,
}) => {
  const first = await request.get("/roofing");
  const tag = first.headers().etag ?? "";
  expect(first.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await request.get("/roofing", { headers: { "if-none-match": tag } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
  expect(again.headers()["content-security-policy"]).toBe(
    first.headers()["content-security-policy"],
  );
  await page.goto("/roofing");
  const style = await page.locator('link[rel="stylesheet"]').first().getAttribute("href");
  expect((await request.get(style ?? "")).headers()["cache-control"]).toContain("immutable");
});

test("a brochure comes in parts, for whoever asks for a part", async ({ request }) => {
  const html = await (await request.get("/solar")).text();
  const brochure = /"(\/brochures\/[^"]+\.pdf)"/.exec(html)?.[1] ?? "";
  const whole = await request.get(brochure);
  expect(whole.headers()["content-type"]).toBe("application/pdf");
  const part = await request.get(brochure, { headers: { range: "bytes=0-99" } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
  expect(part.headers()["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  const beyond = await request.get(brochure, { headers: { range: "bytes=999999999-" } });
  expect(beyond.status()).toBe(416);
});

test("pages are compressed as the browser can read", async ({ baseURL }) => {
  for (const encoding of ["br", "gzip"]) {
    const answer = await fetch(`${baseURL}/roofing`, { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    await answer.body?.cancel();
  }
});

test("pages that are made for one visitor are compressed, too", async ({ baseURL }) => {
  for (const address of ["/no-such-page", `${FORM}?service=solar`]) {
    const answer = await fetch(baseURL + address, { headers: { "accept-encoding": "gzip" } });
    expect(answer.headers.get("content-encoding"), address).toBe("gzip");
    expect(answer.headers.get("vary"), address).toContain("Accept-Encoding");
    expect(await answer.text(), address).toContain("</html>");
  }
});
