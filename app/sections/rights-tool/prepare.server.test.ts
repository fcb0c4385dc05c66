/** What the cards are given: the numbers of their laws, and which of them have to be looked at again. */
import { expect, test, vi } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { prepareRightsTool } from "./prepare.server.ts";

function prepared(language: "en" | "es", changes: object = {}) {
  const { en } = siteContent.languages;
  const own = siteContent.languages[language];
  const content = { ...siteContent, ...own, english: en, language, ...changes };
  const page = content as unknown as PageContent;
  return prepareRightsTool(sectionOf("rights-tool", page), page);
}

test("cards and letters take the numbers of their laws by name, letters in English as well", () => {
  const [english, spanish] = [prepared("en"), prepared("es")];
  expect(english.cards.noc.counts).toContain("$5,000");
  expect(english.letters.deposit.says.join(" ")).toContain("30 days");
  expect(english.lettersInEnglish).toBeUndefined();
  expect(spanish.lettersInEnglish).toEqual(english.letters);
  expect(JSON.stringify([spanish.cards, spanish.letters])).not.toMatch(/\{\w+(Days|Dollars)\}/);
});

test("a law runs out on its last day, and not when it is to be read again", () => {
  const { source } = siteContent.figures["figures/rights"]["roof-10"];
  const claims = { ...siteContent.claims };
  for (const name of Object.keys(claims))
    claims[name] = { ...claims[name], until: undefined } as never;
  const oldOn = (day: string, ends: object = { until: "2027-06-30" }) => {
    claims[source] = { ...claims[source], ...ends } as never;
    vi.useFakeTimers({ now: Date.parse(`${day}T12:00:00Z`), toFake: ["Date"] });
    const { old } = prepared("en", { claims });
    vi.useRealTimers();
    return old;
  };
  expect(oldOn("2027-06-30")).toEqual([]);
  expect(oldOn("2027-07-01")).toContain("roof-10");
  expect(oldOn("2027-07-01", { until: undefined, readAgain: "2027-06-30" })).toEqual([]);
});
