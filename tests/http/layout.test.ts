/** Header and footer, as the specification lists them. */
import { expect, test } from "vitest";
import { formatHours } from "#app/content/hours.ts";
import { allAddresses, labels, site, words } from "../content-of-site.ts";
import { sent } from "./ask.ts";
import {
  all,
  around,
  attribute,
  bodyOf,
  type Element,
  nameOf,
  only,
  placesOf,
  said,
} from "./elements.ts";

const { company, navigation } = site;

/** Of the page itself, rather than of a part of it. */
const ofPage = (body: Element, name: "header" | "footer") =>
  only(
    all(body, name).filter((one) => around(one).every(({ tagName }) => tagName !== "main")),
    name,
  );

const home = async () => bodyOf(await sent("/"));

test("the header holds the logo, in the page at once, and two buttons", async () => {
  const header = ofPage(await home(), "header");
  const [first] = all(header, "a");
  expect(first && [nameOf(first), attribute(first, "href")]).toEqual([
    expect.stringContaining(company.name),
    "/",
  ]);
  expect(placesOf(header, "CHAMPIONS")).toEqual(["/champions"]);
  expect(placesOf(header, "CONTESTS")).toEqual(["/contests"]);
  const [logo] = all(header, "img");
  expect(logo && attribute(logo, "loading")).toBe("eager");
});

test("the footer links to pages, portal and the one open network", async () => {
  const footer = ofPage(await home(), "footer");
  for (const { to, label } of [...navigation.footer.company, ...navigation.footer.services]) {
    expect(placesOf(footer, labels(label))).toEqual([to]);
  }
  expect(placesOf(footer, words.register)).toEqual([company.portal.register]);
  expect(placesOf(footer, words.login)).toEqual([company.portal.login]);
  const isNetworks = (list: Element) => attribute(list, "aria-label") === words.followUs;
  const networks = only(all(footer, "ul").filter(isNetworks), words.followUs);
  expect(all(networks, "li")).toHaveLength(company.social.length);
  expect(all(networks, "a").map((link) => attribute(link, "href"))).toEqual([
    company.social[0]?.address,
  ]);
});

test("the footer tells address, phone, e-mail, three licenses, hours and copyright", async () => {
  const footer = ofPage(await home(), "footer");
  const { address, phone, email, licences, hours } = company;
  expect(placesOf(footer, phone.shown)).toEqual([`tel:${phone.dialled}`]);
  expect(placesOf(footer, email)).toEqual([`mailto:${email}`]);
  const text = said(footer);
  expect(text.match(/C[A-Z]C0+/g)).toEqual(licences.slice(0, 3).map(({ number }) => number));
  expect(formatHours(hours.office, words)).toBe("Mon-Fri 8am-5pm");
  expect(formatHours(hours.estimates, words)).toBe("Sun-Sat 9am-9pm");
  for (const told of [
    address.street,
    `${address.city}, FL`,
    "Mon-Fri 8am-5pm",
    "Sun-Sat 9am-9pm",
    "© 2024",
  ]) {
    expect(text).toContain(told);
  }
});

test("no link of any page leads to nowhere", async () => {
  for (const address of allAddresses) {
    const links = all(bodyOf(await sent(address)), "a");
    const lost = links.filter((link) => ["", "#"].includes(attribute(link, "href") ?? ""));
    expect(lost.map(said), address).toEqual([]);
  }
});
