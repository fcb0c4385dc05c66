/** The end of a service page, as it is sent: what to read before choosing a contractor. */
import { attribute } from "./elements.ts";
import { all, nameOf, only, said, sectionNamed, sentPage } from "./sent-page.ts";
import { expect, labels, pages, site, test, words } from "./site.ts";

const ways = site.navigation.waysOn;
const addresses = Object.keys(pages).filter((address) =>
  pages[address]?.sections.some(({ kind }) => kind === "ways-on"),
);

for (const address of addresses) {
  test(`${address} leads on to ${ways.map(({ to }) => to).join(", ")}`, async ({ request }) => {
    const part = pages[address]?.sections.find(({ kind }) => kind === "ways-on");
    const list = sectionNamed(await sentPage(request, address), part?.heading ?? "?");
    expect(all(list, "a").map(nameOf)).toEqual(ways.map(({ label }) => labels(label)));
    for (const { to, label } of ways) {
      const about = words.waysOn[label] ?? "?";
      const way = all(list, "li").filter((item) => said(item).includes(about));
      const link = only(all(only(way, about), "a"), `a link of "${about}"`);
      expect(attribute(link, "href")).toBe(to);
    }
  });
}
