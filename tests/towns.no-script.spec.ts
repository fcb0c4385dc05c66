/**
 * The pages of towns lead on: to who answers for an address there, and to a price. The page as it is
 * sent says all of it.
 */
import { all, expectLink, mainOf, sentPage } from "./sent-page.ts";
import { test } from "./one-tab.ts";
import { expect, labels, locationPages, site, words } from "./site.ts";

for (const [slug, page] of Object.entries(locationPages)) {
  test(`/${slug} leads to its own offices, maps and utilities, and to prices`, async ({
    request,
  }) => {
    const place = site.places[slug];
    const county = site.localFacts.counties[place?.county ?? ""];
    const offices = [
      place?.permitOffice,
      county?.permitOffice,
      county?.propertyRecord,
      ...(place?.utilities ?? []).map((key) => site.localFacts.utilities[key]?.solarTerms),
      ...Object.values(site.localFacts.maps),
    ];
    const main = mainOf(await sentPage(request, `/${slug}`));
    const facts = { ...main, childNodes: all(main, "dd") };
    for (const office of offices) {
      const to = site.claims[office?.lookUp ?? ""]?.address ?? "no address";
      expectLink(facts, office?.name ?? "?", to, slug);
    }

    const section = page.sections.find(({ kind }) => kind === "fitting-services");
    if (section?.kind !== "fitting-services") throw new Error(`/${slug} names no services`);
    for (const { service, to } of section.items) {
      const name = words.services[service];
      expectLink(main, name, to, slug);
      const price = `${labels("free-price")}: ${name}`;
      expectLink(main, price, `/free-pricing?service=${service}`, slug);
    }
  });
}

test("a source that nobody has opened yet says so on the page", async ({ page }) => {
  const sources = locationPages.stuart?.sections.find(({ kind }) => kind === "sources");
  if (sources?.kind !== "sources") throw new Error("Stuart's page names no sources");
  await page.goto("/stuart");
  const office = site.places.stuart?.permitOffice.lookUp ?? "";
  const { source = "", checked } = site.claims[office] ?? {};
  const line = page.getByRole("listitem").filter({ hasText: new RegExp(`^${source},`) });
  await page.getByRole("main").getByText(sources.heading, { exact: true }).click();
  await expect(line).toContainText(checked ? words.checkedOn : words.notCheckedYet);
});
