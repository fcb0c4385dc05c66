import { expect, test } from "vitest";
import { campaignIn, LONGEST_NAME } from "#questions/campaign.ts";

const read = (query: string) => campaignIn(new URLSearchParams(query));

test("a campaign is what the link says of itself", () => {
  const campaign = read("?utm_source=google&utm_campaign=New+Roof&utm_term=private&gclid=abc");
  expect(campaign).toBe("google / - / new roof");
});

test("names are cut, but not in the middle of a letter", () => {
  const long = "x".repeat(LONGEST_NAME - 1);
  expect(read(`utm_source=${encodeURIComponent(`${long}🏠z`)}`)).toBe(`${long}🏠 / - / -`);
});

test.each([
  ["", "no query"],
  ["service=solar", "another query"],
  ["utm_source=&utm_medium=%20", "nothing in it"],
  ["utm_source=a%0Ab", "a line's end"],
  ["utm_source=a%00b", "a control character"],
  ["utm_source=a%E2%80%AEb", "a mark that turns what follows"],
  ["utm_source=a%E2%80%8Bb", "a sign that nobody sees"],
  ["utm_campaign=rosa%40example.com", "the address of a person"],
  ["utm_campaign=rosa%2540example.com", "the same, escaped twice"],
])("%s names no campaign: %s", (query) => {
  expect(read(query)).toBeUndefined();
});
