/** What every page in Spanish says of itself, where it leads, and what differs in Spanish. */
import { randomUUID } from "node:crypto";
import { expect, test as base } from "vitest";
import { foreignPattern } from "#app/content/foreign-words.ts";
import {
  allAddresses,
  hasSpanish,
  inSpanish,
  nameOf,
  sectionOn,
  service,
  site,
  spanish,
  spanishAddresses,
  stormAddresses,
  ZIP,
} from "../content.ts";
import { mailAbout, staff } from "../kept-requests.ts";
import { all, attribute, bodyOf, type Element, isElement, said } from "./html.ts";
import { ask, open, sent } from "./visitor.ts";

const test = base.runIf(hasSpanish);
const { words, pages } = inSpanish;
const origin = site.company.website;
/** What needs no other language: files, and parts of the page itself. */
const NO_PAGE = /^(\/(assets|images|brochures|share)\/|\/[\w-]+\.(svg|ico|png|webmanifest)$)/;

const wayTo = (language: string, address: string) =>
  `<a href="${address}" lang="${language}" hrefLang="${language}"`;

test("every page in Spanish leads on in Spanish, and both to each other, also for search engines", async () => {
  for (const address of allAddresses) {
    const own = spanish(address);
    const html = await sent(own);
    expect(faultsOf(html), own).toEqual([]);
    expect(html, own).toContain('<html lang="es"');
    expect(html, own).toContain(`<link rel="canonical" href="${origin}${own}"/>`);
    expect(html, own).toContain(wayTo("en", address));
    expect(html, own).toContain('<meta property="og:locale" content="es_US"/>');
    expect(html, own).toContain('<meta property="og:locale:alternate" content="en_US"/>');
    expect(html, own).toContain(`<meta property="og:image" content="${origin}/share/es-`);
    const twin = await sent(address);
    expect(twin).toContain(wayTo("es", own));
    for (const told of [html, twin]) {
      const alternates = told.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g);
      expect(Object.fromEntries(Array.from(alternates, ([, to, at]) => [to, at]))).toEqual({
        en: origin + address,
        es: origin + own,
        "x-default": origin + address,
      });
    }
  }
});

test("links to pages of others say that those are in English", async () => {
  const links = all(bodyOf(await sent("/es/history")), "p").flatMap((paragraph) =>
    all(paragraph, "a").filter((link) => attribute(link, "href")?.startsWith("https:")),
  );
  expect(links).not.toEqual([]);
  for (const link of links) expect(said(link)).toContain(words.inEnglish);
  expect(await sent("/history")).not.toContain(words.inEnglish);
});

/** Gaps that nobody filled, and links that lead to another language without saying so. */
function faultsOf(html: string): string[] {
  const withoutScripts = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
  const gaps = withoutScripts.match(/(?<=>)[^<>]*\{[\w-]+\}[^<>]*(?=<)/g) ?? [];
  const astray = (html.match(/<a\b[^>]*>/g) ?? []).filter((tag) => {
    const [, to = ""] = / href="([^"]*)"/.exec(tag) ?? [];
    if (!to.startsWith("/") || NO_PAGE.test(to)) return false;
    const [, language = "es"] = / hreflang="([^"]*)"/i.exec(tag) ?? [];
    return /^\/es(?=[/?#]|$)/.test(to) !== (language === "es");
  });
  return [...gaps, ...astray];
}

/** What nobody reads aloud, and what can hold text alone. */
const NO_PIECES = new Set(["script", "style", "noscript", "template", "option", "svg", "textarea"]);
const foreign = (inSpanish.foreign.en ?? []).map(foreignPattern);

/** English words that would be read aloud as Spanish. */
function untoldEnglish({ childNodes }: Element): string[] {
  return childNodes.flatMap((node) => {
    if (isElement(node)) {
      const isOther = (attribute(node, "lang") ?? "es") !== "es";
      return isOther || NO_PIECES.has(node.tagName) ? [] : untoldEnglish(node);
    }
    if (!("value" in node)) return [];
    return foreign.flatMap((pattern) => node.value.match(pattern) ?? []);
  });
}

test("English words on a page in Spanish are told as English", async () => {
  const storms = stormAddresses.filter((one) => one.startsWith("/es/"));
  for (const address of [...spanishAddresses, ...storms]) {
    expect(untoldEnglish(bodyOf(await sent(address))), address).toEqual([]);
  }
});

test("what is no page says so in the language of its address, and leads home in the other", async () => {
  const page = await open("/es/history/nope");
  expect(page.status).toBe(404);
  expect(page.heading).toBe(words.notFound.heading);
  expect(page.source).toContain(wayTo("en", "/"));
  expect((await ask("/no-such-page")).text).toContain(wayTo("es", "/es"));
});

test("what an address asks goes along where the server answers it", async () => {
  const html = await sent(`/es/tools/my-zip?zip=${ZIP}`);
  expect(html).toContain(wayTo("en", `/tools/my-zip?zip=${ZIP}`));
});

test("a price is asked for, and answered in Spanish, also by mail", async () => {
  const { questions, submit, sent: done } = sectionOn("/free-pricing", "pricing-form", pages);
  const page = await open(`/es/free-pricing?service=${service}`);
  expect(page.isChecked(nameOf("es"))).toBe(true);
  page.fill(questions.zip.label, ZIP);
  page.check(questions.way.email);
  const again = await page.press(submit);
  const { faults } = words.form;
  expect(again.errors(words)).toEqual([faults.email.missing, faults.name.missing]);
  // Another each time, for mails go to an address so often only.
  again.fill(questions.email.label, `${randomUUID()}@example.com`);
  again.fill(questions.name.label, "Rosa Pérez");
  const receipt = await again.press(submit);
  expect(receipt.heading).toBe(done.heading);
  expect(receipt.address).toMatch(/^\/es\/free-pricing\/sent\/[0-9a-f]{32}$/);
  const mail = await mailAbout(receipt.reference, "visitor-receipt");
  expect(mail).toContain("Subject: Recibimos su solicitud");
  expect(mail).toContain("/es/stop");
  expect(await staff("show", receipt.reference)).toMatch(/^language +es$/m);
  expect(await staff("consents", receipt.reference)).toContain("(es)");
});
