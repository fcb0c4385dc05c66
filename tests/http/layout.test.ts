/** Header, footer, links and addresses of all pages, and what is no page. */
import { expect, test } from "vitest";
import { formatHours } from "#app/content/hours.ts";
import { seasonLine } from "#app/content/storm.ts";
import {
  allAddresses,
  comingSoonAddresses,
  hasSpanish,
  labels,
  pages,
  sectionOn,
  inSpanish,
  site,
  spanishAddresses,
  words,
} from "../content.ts";
import { all, around, attribute, bodyOf, type Element, mainOf, placesOf, said } from "./html.ts";
import { ask, NOT_LISTED, open, sent } from "./visitor.ts";

const { company, navigation } = site;

/** Header and footer of the page itself, rather than of a part of it. */
const layoutOf = (body: Element) =>
  all(body, "header", "footer").filter((one) =>
    around(one).every(({ tagName }) => tagName !== "main"),
  );

test("the header holds the logo, in the page at once, and its links", async () => {
  const [header] = layoutOf(bodyOf(await sent("/")));
  const [first] = header ? all(header, "a") : [];
  expect(first && attribute(first, "href")).toBe("/");
  const [logo] = header ? all(header, "img") : [];
  expect(logo && attribute(logo, "loading")).toBe("eager");
  const html = await sent("/");
  for (const entry of [...navigation.topMenu, ...navigation.drawer]) {
    for (const { to } of "items" in entry ? entry.items : [entry]) {
      expect(html).toContain(`href="${to}"`);
    }
  }
});

test("the footer leads to pages, portal and networks, and tells how to reach us", async () => {
  const [, footer] = layoutOf(bodyOf(await sent("/")));
  if (!footer) throw new Error("There is no footer");
  const { company: ours, services } = navigation.footer;
  for (const { to, label } of [...ours, ...services]) {
    expect(placesOf(footer, labels(label))).toEqual([to]);
  }
  if (hasSpanish) expect(placesOf(footer, inSpanish.name)).toEqual(["/es"]);
  const { address, phone, email, licences, hours, portal, social } = company;
  expect(placesOf(footer, words.register)).toEqual([portal.register]);
  expect(placesOf(footer, words.login)).toEqual([portal.login]);
  expect(placesOf(footer, phone.shown)).toEqual([`tel:${phone.dialled}`]);
  expect(placesOf(footer, email)).toEqual([`mailto:${email}`]);
  const links = all(footer, "a").map((link) => attribute(link, "href"));
  for (const network of social) {
    if (network.address) expect(links).toContain(network.address);
  }
  for (const told of [
    address.street,
    ...licences.slice(0, 3).map(({ number }) => number),
    formatHours(hours.office, words),
    formatHours(hours.estimates, words),
  ]) {
    expect(said(footer)).toContain(told);
  }
});

test("in hurricane season the home page, and no other, leads to the storm page first", async () => {
  const { season } = site.figures["figures/home-file"];
  const line = seasonLine(site.storm, "en", site.asOf, season);
  const firstLinks = async (address: string) =>
    all(bodyOf(await sent(address)), "aside").flatMap((aside) => all(aside, "a").map(said));
  expect(await firstLinks("/")).toEqual(line ? [`${line.headline} ${line.says}`] : []);
  expect(await firstLinks("/history")).toEqual([]);
});

test.runIf(site.company.sample)("every page first says that the company is a sample", async () => {
  const receipts = ["/stop/done", "/nowhere-at-all"];
  for (const address of [...allAddresses, ...comingSoonAddresses, ...receipts]) {
    const body = bodyOf((await ask(address)).text);
    const [notice] = all(body, "details").map(said);
    expect(notice, address).toContain(words.samples.notice);
    for (const part of site.samples) expect(notice, address).toContain(words.samples.parts[part]);
  }
  for (const address of spanishAddresses) {
    expect(await sent(address), address).toContain(inSpanish.words.samples.notice);
  }
});

test.skipIf(site.company.sample)(
  "no page of a real company says that it is a sample, though some of its prices are",
  async () => {
    expect(site.samples).toContain("prices");
    for (const address of allAddresses) {
      expect((await ask(address)).text, address).not.toContain("data-sample-notice");
    }
  },
);

test("no link of any page leads to nowhere", async () => {
  for (const address of allAddresses) {
    const links = all(bodyOf(await sent(address)), "a");
    const lost = links.filter((link) => ["", "#"].includes(attribute(link, "href") ?? ""));
    expect(lost.map(said), address).toEqual([]);
  }
});

test("every page leads to the form for a price", async () => {
  // What is not open yet has no price, and tools answer before anybody is asked.
  const without = new Set(["/free-pricing", "/stop", "/team", ...comingSoonAddresses]);
  for (const address of Object.keys(pages)) {
    if (without.has(address) || address.startsWith("/tools/")) continue;
    const ways = all(mainOf(bodyOf(await sent(address))), "a").map((link) =>
      attribute(link, "href"),
    );
    expect(ways, address).toContainEqual(expect.stringMatching(/^\/free-pricing/));
  }
});

test("what comes soon says so, outside the layout, with the ways to call and to the menu", async () => {
  const soon = Object.keys(pages).filter(
    (address) => pages[address]?.sections[0]?.kind === "coming-soon",
  );
  expect(soon).toEqual(expect.arrayContaining(comingSoonAddresses));
  for (const address of soon) {
    const body = bodyOf(await sent(address));
    const lines = all(mainOf(body), "p", "h2", "span").map(said);
    for (const line of [
      words.comingSoon.tag,
      words.comingSoon.meanwhile,
      sectionOn(address, "coming-soon").line,
    ]) {
      expect(lines, address).toContain(line);
    }
    const [header, ...others] = layoutOf(body);
    expect(others, address).toEqual([]);
    expect(header && placesOf(header, words.callUs), address).toEqual([
      `tel:${company.phone.dialled}`,
    ]);
    const [menu] = header ? all(header, "button") : [];
    const drawer = all(body, "dialog").find(
      (one) => attribute(one, "id") === (menu && attribute(menu, "commandfor")),
    );
    expect(drawer && placesOf(drawer, labels("contests")), address).toEqual(["/contests"]);
    expect(placesOf(mainOf(body), words.error.goHome), address).toEqual(["/"]);
  }
});

test.each(["/history/nope", "/fr", "/assets/nope.js", "/history.html"])(
  "%s is not found, and helps",
  async (address) => {
    const page = await open(address);
    expect(page.status).toBe(404);
    expect(page.title).toBe(words.notFound.title);
    expect(page.source).toContain(NOT_LISTED);
    expect(layoutOf(page.body)).toHaveLength(2);
    expect(page.text).toContain(company.phone.shown);
  },
);

test("HEAD answers like GET, without the page", async () => {
  for (const address of ["/history", "/nope", "/icon.svg"]) {
    const [head, get] = [await ask(address, { method: "HEAD" }), await ask(address)];
    expect(head.status, address).toBe(get.status);
    expect(head.text, address).toBe("");
    expect(head.headers.get("Content-Type"), address).toBe(get.headers.get("Content-Type"));
  }
});
