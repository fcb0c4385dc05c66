/** What the legal pages have to say, whoever rewrites them. */
import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";

const { company, languages } = siteContent;
const pages = languages.en?.pages ?? {};

test("the terms tell the federal right to cancel from Florida's, each with its source", () => {
  const page = pages["/terms-and-conditions"];
  expect(page?.claims).toEqual(
    expect.arrayContaining(["federal-cooling-off", "home-sale-cooling-off"]),
  );
  const cancel = JSON.stringify(
    page?.sections.find((section) => "id" in section && section.id === "cancel"),
  );
  for (const part of [
    "16 CFR part 429",
    "even if you invited us",
    "your own handwriting",
    "repairs of personal property",
    "sections 501.021 to 501.055",
    "leaves out work that you asked us to come for",
  ]) {
    expect(cancel).toContain(part);
  }
});

test("no page says that an invitation ends the federal right", () => {
  for (const [address, page] of Object.entries(pages)) {
    const sentences = JSON.stringify(page.sections).split(/(?<=\.)["\s]/);
    const wrong = sentences.filter(
      (sentence) =>
        /federal/i.test(sentence) && /asking a company|if you asked|unless you/i.test(sentence),
    );
    expect(wrong, address).toEqual([]);
  }
});

test("the page that deletes an account says which, and leads to it", () => {
  const page = JSON.stringify(pages["/request-delete-account"]?.sections);
  const { login } = company.portal;
  expect(page).toContain(`[${company.name} customer portal](${login})`);
  // No app is named as ours, because the company has named none.
  expect(page).not.toMatch(/the app|its app/);
});

test("the days on which terms and privacy policy begin are samples until they are set", () => {
  const begins = (address: string) =>
    pages[address]?.sections.flatMap((section) =>
      section.kind === "hero" ? [section.eyebrow] : [],
    );
  const mark = company.inEffect.sample ? " (sample)" : "";
  for (const address of ["/terms-and-conditions", "/privacy-policy"]) {
    expect(begins(address)).toEqual([
      expect.stringMatching(/^In effect from [A-Z][a-z]+ \d{1,2}, \d{4}/),
    ]);
    expect(begins(address)?.[0]?.endsWith(mark)).toBe(true);
  }
});
