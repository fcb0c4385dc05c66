/** The storm pages as they are sent: one small answer each, with numbers that are known, and its twins. */
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { STORM_SCRIPT } from "#app/document/register-worker.ts";
import { hashSource } from "#server/content-security-policy.ts";
import { site, stormAddresses } from "../content-of-site.ts";
import { sent } from "./ask.ts";
import { all, attribute, bodyOf, placesOf, said, withId } from "./elements.ts";
import { open } from "./visitor.ts";

/** What a server may send unasked, with its headers; and what a slow phone reads in no time. */
const MOST_COMPRESSED_BYTES = 14_000;
const MOST_BYTES = 40_000;

const languageOf = (address: string) => /^\/([a-z]{2})\//.exec(address)?.[1] ?? "en";

test.each(stormAddresses)("%s is small, and asks for nothing besides", async (address) => {
  const { source, headers } = await open(address);
  expect(Buffer.byteLength(source)).toBeLessThan(MOST_BYTES);
  expect(gzipSync(source).length).toBeLessThan(MOST_COMPRESSED_BYTES);
  const policy = headers.get("content-security-policy");
  expect(policy).toContain(`script-src 'self' ${hashSource(STORM_SCRIPT)};`);
  const shown = source.replace(`<script>${STORM_SCRIPT}</script>`, "");
  expect(shown).not.toMatch(/<script|<img|<link rel="(stylesheet|preload|modulepreload|icon)/);
});

test.each(stormAddresses)("%s holds known numbers, and leads to its twins", async (address) => {
  const html = await sent(address);
  const body = bodyOf(html);
  const known = site.storm.numbers.map(({ dialled }) => `tel:${dialled}`);
  const numbers = all(body, "a").flatMap((link) => attribute(link, "href") ?? []);
  for (const to of numbers.filter((each) => each.startsWith("tel:"))) expect(known).toContain(to);

  const language = languageOf(address);
  expect(html).toContain(`<html lang="${language}"`);
  for (const [other, { language: label }] of Object.entries(site.storm.languages)) {
    if (other === language) continue;
    const [to = "?"] = placesOf(body, label);
    expect(await sent(to)).toContain(`<html lang="${other}"`);
  }
  const told = html.matchAll(/<link rel="alternate" hreflang="([^"]*)"/gi);
  expect([...told].map(([, to]) => to)).toEqual([
    ...Object.keys(site.storm.languages),
    "x-default",
  ]);
});

test("the time that is left leads to its part of the page, and on to the whole list", async () => {
  const body = bodyOf(await sent("/storm"));
  for (const id of ["5-days", "watch", "warning", "passed"]) {
    const [section] = withId(body, id);
    const links = section ? all(section, "a") : [];
    const [address = "", anchor = ""] = (attribute(links.at(-1) ?? body, "href") ?? "").split("#");
    expect(withId(bodyOf(await sent(address)), anchor), id).toHaveLength(1);
    expect(await sent("/storm")).toContain(`href="#${id}"`);
  }
});

test("it says when it was last checked, and where its lines are from", async () => {
  const text = said(bodyOf(await sent("/storm/after")));
  expect(text).toMatch(/Last checked \w+ \d+, \d{4}/);
  expect(text).toContain(site.claims["insurance-notice-deadlines"]?.source);
});

test.each([
  ["/storm/before", "en"],
  ["/es/storm/before", "es"],
])(
  "on %s advice of our own says so behind its line, and no other line does",
  async (address, language) => {
    const { frame, pages } = site.storm.languages[language] ?? {};
    const lines = pages?.before.steps.flatMap((step) => step.lines) ?? [];
    const ours = lines.filter(({ isOurs }) => isOurs);
    const marked = all((await open(address)).main, "li")
      .map(said)
      .filter((line) => line.includes(`(${frame?.ours})`));
    expect(marked).toHaveLength(ours.length);
    expect(marked[0]).toContain(ours[0]?.says.replaceAll("**", ""));
  },
);

test.each([
  ["/storm/after", "/tools/rights"],
  ["/storm/after", "/tools/quotes"],
  ["/es/storm/after", "/es/tools/rights"],
])("the rules on %s lead to the tool that works them out, %s", async (address, tool) => {
  expect(all((await open(address)).main, "a").map((link) => attribute(link, "href"))).toContain(
    tool,
  );
});
