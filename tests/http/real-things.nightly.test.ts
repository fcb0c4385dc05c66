/** What pages say once the samples are gone: of a real company, real contests and real reviews. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { builtNext } from "#scripts/next/build-next.ts";
import { REMOVED } from "#scripts/next/real-things.ts";
import { contests, site, words } from "../content.ts";
import { all, bodyOf, only, said, withId } from "./html.ts";

const text = words.review;

const page = (name: string) =>
  readFileSync(path.join(builtNext(), "client", name, "index.html"), "utf8");

test("a real contest tells its prize and how to enter", () => {
  const cards = all(bodyOf(page("contests")), "article");
  expect(cards).toHaveLength(Object.keys(site.contests).length);
  for (const [slug, { title, freeEntry }] of Object.entries(contests)) {
    const card = only(
      cards.filter((one) => said(one).includes(title)),
      title,
    );
    expect(said(card)).toContain(`$${site.contests[slug]?.prizeValueDollars}`);
    expect(said(card)).toContain(freeEntry);
    expect(said(card)).not.toContain(words.contest.sampleMark);
  }
});

test("real reviews have stars, and the reason where one was removed", () => {
  const list = only(withId(bodyOf(page("reviews")), "all"), "#all");
  const { number, because: reason } = REMOVED;
  const gap = fill(text.removed, { number, date: "June 1, 2027", reason });
  const entries = all(list, "li").map(said);
  expect(entries.findIndex((entry) => entry.includes(gap))).toBe(2);
  const [card] = all(list, "article");
  expect(card && said(card)).toContain(fill(text.ofFive, { rating: "5" }));
  expect(said(list)).not.toContain(text.sampleMark);
});

test("once nothing is a sample, no page has the notice and search engines are told of the company", () => {
  expect(page("about-us")).not.toContain("data-sample-notice");
  const json = /<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)</.exec(page("roofing"))?.[1];
  const { "@graph": graph } = JSON.parse(json ?? "{}") as { "@graph": { "@type": string }[] };
  const of = (type: string) => graph.find((thing) => thing["@type"] === type);
  expect(of("HomeAndConstructionBusiness")).toMatchObject({
    name: site.company.name,
    telephone: site.company.phone.dialled,
    openingHoursSpecification: { dayOfWeek: expect.arrayContaining(["Monday", "Friday"]) },
    sameAs: expect.arrayContaining([expect.stringContaining("facebook")]),
  });
  expect(of("WebSite")).toMatchObject({ name: site.company.name });
});
