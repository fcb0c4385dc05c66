/** Contests and their rehearsal as they are sent: dates and rules, no guess at the state, nothing to send. */
import { expect, test } from "vitest";
import { contests, sectionOn, site, words } from "../content-of-site.ts";
import { all, attribute, said } from "./elements.ts";
import { isDisabled } from "./fields.ts";
import { open } from "./visitor.ts";

test("cards tell their dates and rules, and no state that could become wrong", async () => {
  const { main } = await open("/contests");
  const cards = all(main, "article");
  expect(cards).toHaveLength(Object.keys(site.contests).length);
  const states = Object.values(words.contest.states);
  for (const [slug, { title, rules }] of Object.entries(contests)) {
    const card = cards.find((one) => said(one).includes(title));
    if (!card) throw new Error(`There is no card of "${title}"`);
    const { opens, closes } = site.contests[slug] ?? {};
    expect(all(card, "time").map((time) => attribute(time, "datetime"))).toEqual([opens, closes]);
    expect(all(card, "li").map(said)).toEqual(expect.arrayContaining(rules));
    expect(
      all(card, "span", "p")
        .map(said)
        .filter((line) => states.includes(line)),
    ).toEqual([]);
  }
});

test("without scripts the rehearsal explains itself, and its form is disabled whole", async () => {
  const { withoutScript } = sectionOn("/contest-demo", "contest-demo");
  const { main } = await open("/contest-demo");
  expect(all(main, "noscript").map(said)).toContain(withoutScript);
  const [form] = all(main, "form");
  const fields = form ? all(form, "input", "button") : [];
  expect(fields.length).toBeGreaterThan(4);
  expect(fields.filter((field) => !isDisabled(field))).toEqual([]);
});
