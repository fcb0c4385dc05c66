/** What tools answer to addresses that nobody types, and to whom they tell an answer. */
import { expect, test } from "vitest";
import { only, said, withId } from "./elements.ts";
import { NOT_LISTED, open } from "./visitor.ts";

const LONG = "9".repeat(2000);

const QUERIES: Record<string, string[]> = {
  "/tools/price": [
    "job=roof&footprint=abc&rise=-1&waste=1e9",
    "job=castle",
    "job=roof&job=solar&footprint=",
    `footprint=${LONG}`,
    "job=%00%ff&__proto__=1&constructor=2&panels[]=3",
    "%",
  ],
  "/tools/rights": [
    "situation=changed&signed=99999-99-99&price=1e9",
    "situation=castle",
    "situation=storm&situation=hoa&loss=",
    "situation=deposit&deposit=%00&paid[]=1&__proto__=2",
  ],
  "/tools/quotes": ["trade=castle", "trade=roof&a-lic=maybe", "a-price=1&b-size=%00", "quotes=9"],
  "/tools/solar": [
    "kw=1e9&use=NaN&price=Infinity",
    "county=mars&utility=&side=UP",
    `county=broward&kw=8&use=1&bill=${LONG}`,
    `county=broward&kw=1${"&months=0".repeat(12)}`,
    "county=broward&kw=30&use=1&base=0&minimum=0&energy=0&fuel=0&clauses=0&price=300000",
    "county=broward&utility=other&kw=1&use=10000&pay=0.01&price=300000",
  ],
  "/tools/openings": [
    "windows-a=-1&perimeter=0&county=x&permit=2002-02-30",
    `windows-a=${LONG}`,
    "built=abc&deck=%00&__proto__=1&have-permit[]=3",
    "perimeter=1&not-hip=0.0000001",
  ],
};

test.each(
  Object.entries(QUERIES).flatMap(([address, queries]) =>
    queries.map((query) => `${address}?${query}`),
  ),
)("%s gets a page without nonsense", async (address) => {
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
