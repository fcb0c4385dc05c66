import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { copiedSentences } from "#scripts/copied-sentences.ts";

test("sentences that two pages share are named", () => {
  const sentence = "We come on the day that was agreed with you.";
  const page = { sections: [{ kind: "passage", paragraphs: [`Ask us. ${sentence}`] }] };
  const pages = { "/hvac": page, "/roofing": page };
  expect(copiedSentences({ ...siteContent, languages: { en: { pages } } } as never)).toEqual([
    `/roofing repeats /hvac: ${sentence}`,
  ]);
});
