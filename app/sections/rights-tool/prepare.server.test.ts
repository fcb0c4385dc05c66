/** What the cards are given: the numbers of their laws, and which of them have to be looked at again. */
import { expect, test, vi } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { RULES } from "#estimates/rights/card.ts";
import { figures } from "#estimates/rights/testing/figures.ts";
import { prepareRightsTool } from "./prepare.server.ts";

const rules = Object.keys(RULES);
const everyRule = <Value>(value: Value) => Object.fromEntries(rules.map((rule) => [rule, value]));

const section = {
  cards: {
    ...everyRule({ title: "A law", says: {}, after: "Look again." }),
    noc: { title: "A notice", says: { above: "From {overDollars}." }, after: "Look again." },
  },
  letters: { deposit: { says: ["Within {letterDays} days."] } },
} as unknown as SectionOf<"rights-tool">;

const content = {
  language: "en",
  claims: {
    lasting: { source: "A law", checked: "2026-11-22" },
    ending: { source: "Another", checked: "2026-11-22", until: "2027-06-30" },
  },
  figures: {
    "figures/rights": {
      ...Object.fromEntries(
        Object.entries(figures).map(([rule, one]) => [rule, { ...one, source: "lasting" }]),
      ),
      "roof-10": { ...figures["roof-10"], source: "ending" },
    },
  },
  words: { form: {} },
  english: {
    pages: {
      "/tools/rights": {
        sections: [
          {
            kind: "rights-tool",
            letters: { deposit: { says: ["Refund it within {letterDays} days."] } },
          },
        ],
      },
    },
  },
} as unknown as PageContent;

function preparedOn(day: string) {
  vi.useFakeTimers({ now: Date.parse(`${day}T12:00:00Z`), toFake: ["Date"] });
  const prepared = prepareRightsTool(section, content);
  vi.useRealTimers();
  return prepared;
}

test("cards and letters take the numbers of their laws by name", () => {
  const { cards, letters } = preparedOn("2026-11-22");
  expect(cards.noc.says).toEqual({ above: "From $5,000." });
  expect(letters.deposit.says).toEqual(["Within 30 days."]);
});

test("in another language, letters are there in English as well", () => {
  const inSpanish = prepareRightsTool(section, { ...content, language: "es" });
  expect(inSpanish.letters.deposit.says).toEqual(["Within 30 days."]);
  expect(inSpanish.lettersInEnglish?.deposit.says).toEqual(["Refund it within 30 days."]);
  expect(preparedOn("2026-11-22").lettersInEnglish).toBeUndefined();
});

test("after its last day, a law has to be looked at again", () => {
  expect(preparedOn("2027-06-30").old).toEqual([]);
  expect(preparedOn("2027-07-01").old).toEqual(["roof-10"]);
  expect(preparedOn("2027-07-01").today).toBe("2027-07-01");
});
