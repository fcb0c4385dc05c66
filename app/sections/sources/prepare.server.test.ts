/** What a page says about its sources. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { prepareSources } from "./prepare.server.ts";

const content = {
  language: "en",
  words: { checkedOn: "checked" },
  claims: {
    old: { source: "The code", checked: "2026-11-20" },
    new: { source: "The code", checked: "2026-11-22" },
    rate: { source: "The tariff", checked: "2026-11-20" },
    office: { source: "The office", address: "https://office.example" },
  },
} as unknown as PageContent;
const page = { claims: ["office", "old", "new", "rate"] } as PageWithClaims;
const { days } = prepareSources({ kind: "sources", heading: "Sources" }, content, page);
const named = days.map(({ on, sources }) => [on, sources.map(({ source }) => source)]);

test("each source stands once, under the last day on which somebody checked it", () => {
  expect(named).toEqual([
    ["November 22, 2026", ["The code"]],
    ["November 20, 2026", ["The tariff"]],
    [undefined, ["The office"]],
  ]);
});
