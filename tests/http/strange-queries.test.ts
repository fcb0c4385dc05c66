/** What tools answer to addresses that nobody types, and to whom they tell an answer. */
import { expect, test } from "vitest";
import { only, said, withId } from "./elements.ts";
import { NOT_LISTED, open } from "./visitor.ts";

const LONG = "9".repeat(2000);

const QUERIES = [
  "/tools/price?job=roof&footprint=abc&rise=-1&waste=1e9",
  "/tools/price?job=roof&job=solar&footprint=",
  "/tools/price?job=%00%ff&__proto__=1&constructor=2&panels[]=3",
  "/tools/price?%",
  "/tools/rights?situation=changed&signed=99999-99-99&price=1e9",
  "/tools/quotes?trade=castle&quotes=9",
  `/tools/solar?county=broward&kw=8&use=1&bill=${LONG}`,
  `/tools/solar?county=broward&kw=1${"&months=0".repeat(12)}`,
  "/tools/solar?county=broward&utility=other&kw=1&use=10000&pay=0.01&price=300000",
  "/tools/openings?windows-a=-1&perimeter=0&county=x&permit=2002-02-30",
];

test.each(QUERIES)("%s gets a page without nonsense", async (address) => {
  const page = await open(address);
  expect(page.status).toBe(200);
  expect(page.heading).not.toBe("");
  expect(said(page.main)).not.toMatch(/NaN|Infinity|Invalid Date|undefined/);
});

test("an answer is for its reader alone", async () => {
  const untouched = await open("/tools/price");
  const answer = await open("/tools/price?job=solar&panels=20");
  expect(untouched.source).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(untouched.source).not.toContain(NOT_LISTED);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "cache-control": "private, no-cache",
  });
  expect(answer.source).toContain(NOT_LISTED);
  expect(answer.source).toMatch(/<link rel="canonical" href="[^"?]*\/tools\/price"/);
});

test("the inspection form promises no money and no approval", async () => {
  const { main } = await open("/tools/openings?windows-x=1&perimeter=200&not-hip=18");
  const told = said(only(withId(main, "answer"), "answer"));
  expect(told).not.toMatch(/[%$]|qualif|approved by the state|hurricane-proof|category 5/i);
});
