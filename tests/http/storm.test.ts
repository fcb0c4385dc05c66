/** The storm pages as they are sent: one small answer each, with numbers that are known, and its twins. */
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { STORM_SCRIPT } from "#app/document/register-worker.ts";
import { hashSource } from "#server/content-security-policy.ts";
import { pages, site, stormAddresses } from "../content.ts";
import { all, attribute, bodyOf, placesOf, said } from "./html.ts";
import { open, sent } from "./visitor.ts";

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

test.runIf(stormAddresses.includes("/storm/after") && "/tools/rights" in pages)(
  "the rules after a storm say where they are from, and lead to the tool that works them out",
  async () => {
    const { body, main } = await open("/storm/after");
    expect(said(body)).toContain(site.claims["insurance-notice-deadlines"]?.source);
    expect(all(main, "a").map((link) => attribute(link, "href"))).toContain("/tools/rights");
  },
);
