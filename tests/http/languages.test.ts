/** What every page in Spanish says of itself, and where it leads. */
import { expect, test } from "vitest";
import {
  allAddresses,
  inSpanish,
  site,
  spanish,
  spanishAddresses,
  stormAddresses,
} from "../content-of-site.ts";
import { ask, sent } from "./ask.ts";
import { untoldEnglish } from "./untold-english.ts";
import { open } from "./visitor.ts";

const origin = site.company.website;
const [english, other] = ["en", "es"].map((one) => site.languages[one]?.name ?? "no name");
/** What needs no other language: files, and parts of the page itself. */
const NO_PAGE = /^(\/(assets|images|brochures|share)\/|\/[\w-]+\.(svg|ico|png|webmanifest)$)/;
const LINK = /<a\b[^>]*>/g;
const SCRIPT = /<script\b[\s\S]*?<\/script>/g;

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];

const wayTo = (language: string, name: string, address: string) =>
  `<a href="${address}" lang="${language}" hrefLang="${language}" aria-label="${name}"`;

test("every page in Spanish leads on in Spanish, and to its twin in English", async () => {
  for (const address of allAddresses) {
    const own = spanish(address);
    const html = await sent(own);
    expect(faultsOf(html), own).toEqual([]);
    expect(html, own).toContain('<html lang="es"');
    expect(html, own).toContain(`<link rel="canonical" href="${origin}${own}"/>`);
    expect(html, own).toContain(wayTo("en", english ?? "", address));
    expect(await sent(address)).toContain(wayTo("es", other ?? "", own));
  }
});

/** Gaps that nobody filled, and links that lead to another language without saying so. */
function faultsOf(html: string): string[] {
  const gaps = html.replace(SCRIPT, "").match(/(?<=>)[^<>]*\{[\w-]+\}[^<>]*(?=<)/g) ?? [];
  const astray = (html.match(LINK) ?? []).filter((tag) => {
    const to = attribute(tag, "href") ?? "";
    if (!to.startsWith("/") || NO_PAGE.test(to)) return false;
    const language = attribute(tag, "hreflang") ?? "es";
    return /^\/es(?=[/?#]|$)/.test(to) !== (language === "es");
  });
  return [...gaps, ...astray];
}

test("English words on a page in Spanish are told as English, and no page carries others than its own", async () => {
  for (const address of [
    ...spanishAddresses,
    ...stormAddresses.filter((one) => one.startsWith("/es/")),
  ]) {
    expect(untoldEnglish(await sent(address)), address).toEqual([]);
  }
  expect(await sent("/es/roofing")).toContain('<span lang="en">standing seam</span>');
  expect(await sent("/es/roofing")).not.toContain("Town of Jupiter");
});

test("both tell search engines of each other, and which is for everybody else", async () => {
  for (const address of [...allAddresses, ...spanishAddresses]) {
    const html = await sent(address);
    const told = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
    const page = address.replace(/^\/es(?=\/|$)/, "") || "/";
    expect(
      told.map(([, language, to]) => [language, to]),
      address,
    ).toEqual([
      ["en", origin + page],
      ["es", origin + spanish(page)],
      ["x-default", origin + page],
    ]);
  }
});

test("what is no page says so in the language of its address, and leads home in the other", async () => {
  for (const address of ["/es/no-such-page", "/es/solar/nope", "/es/boynton"]) {
    const page = await open(address);
    expect(page.status, address).toBe(404);
    expect(page.heading).toBe(inSpanish.words.notFound.heading);
    expect(page.source).toContain(wayTo("en", english ?? "", "/"));
  }
  expect((await ask("/no-such-page")).text).toContain(wayTo("es", other ?? "", "/es"));
});

test("what an address asks goes along where the server answers it", async () => {
  const html = await sent("/es/tools/my-zip?zip=33010");
  expect(html).toContain(wayTo("en", english ?? "", "/tools/my-zip?zip=33010"));
});

test("a form that is too long is refused in the language of its page", async () => {
  for (const [address, words] of [
    ["/contact", site.languages.en?.words],
    ["/es/contact", inSpanish.words],
  ] as const) {
    const body = new URLSearchParams({ message: "a".repeat(40_000) });
    const answer = await ask(address, { method: "POST", body });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain(`<h1>${words?.tooLong.title}</h1>`);
  }
});
