/** What a price can be asked for, by which addresses, and what is left of a request for whoever finds it later. */
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { SHOWN_FOR_HOURS } from "#app/forms/receipt.server.ts";
import { SERVICES } from "#questions/services.ts";
import { pages, sectionOn, words } from "../content-of-site.ts";
import { age } from "../kept-requests.ts";
import { all, placesOf, said } from "./elements.ts";
import { labelOf } from "./fields.ts";
import { open } from "./visitor.ts";

const { questions, submit, sent, awaited } = sectionOn("/free-pricing", "pricing-form");
const { services } = words;

/** What is open, and whose license we hold; everything else is not open yet. */
const PRICED = new Set(["solar", "roofing", "hurricane-protection", "hvac"]);

test("the services of the address are chosen, unknown ones are not, and what is not open has its page", async () => {
  const page = await open("/free-pricing?service=roofing&service=hvac&service=castles");
  const fields = new Set(all(page.main, "input").map((field) => labelOf(field, page.body)));
  for (const service of SERVICES) {
    const name = services[service];
    expect(fields.has(name), name).toBe(PRICED.has(service));
    if (PRICED.has(service)) {
      expect(page.isChecked(name), name).toBe(service === "roofing" || service === "hvac");
    } else {
      const to = pages[`/${service}`] ? `/${service}` : `/services/${service}`;
      const [way] = placesOf(page.main, name);
      expect(way?.replace(/#.*/, "")).toBe(to);
    }
  }
});

test("an old link that asks for the price of a pool says that there is none, and leads there", async () => {
  const page = await open("/free-pricing?service=pools&service=solar");
  expect(said(page.main)).toContain(fill(awaited.note, { service: services.pools }));
  expect(page.isChecked(services.solar)).toBe(true);
  const [way] = placesOf(page.main, fill(awaited.see, { service: services.pools }));
  expect(way).toMatch(/^\/pools(#|$)/);
});

test("a day later the confirmation shows the reference only", async () => {
  const page = await open("/free-pricing?service=solar");
  page.fill(questions.zip.label, "33435");
  page.check(questions.way.email);
  page.fill(questions.email.label, "rosa@example.com");
  page.fill(questions.name.label, "Rosa Bell");
  const { reference, address } = await page.press(submit);
  age(reference, SHOWN_FOR_HOURS);
  const later = await open(address);
  expect(later.reference).toBe(reference);
  expect(said(later.main)).toContain(sent.notShown);
  expect(later.source).not.toMatch(/Rosa Bell|rosa@example\.com/);
});
