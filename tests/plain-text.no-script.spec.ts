/** Every page as plain text, at its own address and at one of its own. */
import type { APIRequestContext } from "@playwright/test";
import { textAddress } from "#server/text/text-address.ts";
import { allAddresses, expect, site, spanishAddresses, stormAddresses, test } from "./site.ts";

const TEXT = { accept: "text/plain" };
const TAG = /<\/?[a-z][a-z0-9]*(\s[^>]*)?>/i;

const textOf = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address, { headers: TEXT });
  expect(answer.headers()["content-type"], address).toBe("text/plain; charset=utf-8");
  return answer.text();
};

/** Without the marks of links, as words alone. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/ \[\d+\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

test("every page answers text that says what the page says, heading by heading", async ({
  page,
  request,
}) => {
  for (const address of allAddresses) {
    const text = await textOf(request, address);
    expect(text, address).not.toMatch(TAG);
    expect(text, address).toContain(site.company.phone.shown);
    const html = await (await request.get(address)).text();
    await page.setContent(html.replaceAll(/<(?:script|style|img|source|link)[^>]*>/g, ""));
    const headings = await page
      .locator(":is(main, footer) :is(h1, h2, h3, h4, h5, h6)")
      .evaluateAll((all) =>
        all
          .filter((one) => !one.closest("[hidden], [aria-hidden=true], dialog"))
          .map((one) => `${"#".repeat(Number(one.tagName[1]))} ${one.textContent}`),
      );
    const told = text.split("\n").filter((line) => /^#{1,6} /.test(line));
    const spoken = (lines: string[]) => lines.map((line) => wordsOf(line).replaceAll(" ", ""));
    expect(spoken(told), address).toEqual(spoken(headings));
    expect(await (await request.get(textAddress(address))).text(), address).toBe(text);
  }
});

test("a page links its text, and the text says which page it is of", async ({ request }) => {
  const html = await (await request.get("/solar")).text();
  expect(html).toContain('<link rel="alternate" type="text/plain" href="/solar.txt"/>');
  const text = await request.get("/solar.txt");
  expect(text.headers().link).toBe('</solar>; rel="canonical"');
});

for (const [accept, type] of [
  ["*/*", "text/html"],
  ["text/html", "text/html"],
  ["text/plain, text/html", "text/html"],
  ["text/plain;q=0, */*", "text/html"],
  ["text/plain;q=0.2, text/html;q=0.1", "text/plain"],
  ["text/plain", "text/plain"],
  [`${"text/plain;q=0,".repeat(200)};;,q=,text/plain`, "text/html"],
] as const) {
  test(`who accepts ${accept.slice(0, 40)} gets ${type}`, async ({ request }) => {
    const answer = await request.get("/solar", { headers: { accept } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(answer.headers().vary).toBe("Accept, Accept-Encoding");
  });
}

test("page and text are told apart by their tags", async ({ request }) => {
  const tagOf = async (accept: string) =>
    (await request.get("/solar", { headers: { accept } })).headers().etag ?? "";
  const [page, text] = [await tagOf("text/html"), await tagOf("text/plain")];
  expect(text).not.toBe(page);
  const ask = (accept: string, tag: string) =>
    request.get("/solar", { headers: { accept, "if-none-match": tag } });
  expect((await ask("text/plain", text)).status()).toBe(304);
  expect((await ask("text/plain", page)).status()).toBe(200);
  expect((await ask("text/html", page)).status()).toBe(304);
});

for (const encoding of ["br", "gzip", "identity"]) {
  test(`text comes as ${encoding}, and its head alone`, async ({ request }) => {
    const headers = { ...TEXT, "accept-encoding": encoding };
    const whole = await request.get("/roofing", { headers });
    expect(whole.headers()["content-encoding"] ?? "identity").toBe(encoding);
    expect(await whole.text()).toContain("# ");
    const head = await request.head("/roofing", { headers });
    expect(head.headers()["content-length"]).toBe(whole.headers()["content-length"]);
    expect(await head.body()).toHaveLength(0);
  });
}

test("what was not made at build is text, too: what is not found, and answers", async ({
  request,
}) => {
  const missing = await request.get("/no-such-page", { headers: TEXT });
  expect(missing.status()).toBe(404);
  expect(missing.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await missing.text()).toContain(site.company.phone.shown);
  const page = await request.get("/no-such-page");
  expect(page.headers()["content-type"]).toContain("text/html");
  const found = await textOf(request, "/tools/my-zip?zip=33435");
  expect(found).toContain("33435");
  expect(found).not.toMatch(TAG);
});

test("llms.txt lists every page once, by its text", async ({ request }) => {
  const answer = await request.get("/llms.txt");
  const text = await answer.text();
  expect(text).toMatch(new RegExp(`^# ${site.company.name}\n\n> .+\n\n.+\n\n## `));
  const linked = [...text.matchAll(/^- \[.+?\]\((\S+?)\): .+$/gm)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(linked.toSorted()).toEqual(
    [...allAddresses, ...spanishAddresses, ...stormAddresses].map(textAddress).toSorted(),
  );
});
