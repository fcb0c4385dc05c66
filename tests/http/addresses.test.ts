/** Every address answers as it should: pages, moves, and what is no page. */
import { expect, test } from "vitest";
import { LONGEST_ADDRESS } from "#server/address.ts";
import {
  comingSoonAddresses,
  labels,
  layoutAddresses,
  locationAddresses,
  sectionOn,
  site,
  words,
} from "../content-of-site.ts";
import { ask, sent } from "./ask.ts";
import { all, around, bodyOf, type Element, mainOf, placesOf, said } from "./elements.ts";
import { NOT_LISTED, open } from "./visitor.ts";

/** Header and footer of the page itself, rather than of a part of it. */
const layoutOf = (body: Element) =>
  all(body, "header", "footer").filter((one) =>
    around(one).every(({ tagName }) => tagName !== "main"),
  );

test("the site has the specification's pages", () => {
  // The specification's 22, with /free-pricing, /contact, /stop and /paying-safely; tools besides.
  const isTool = (address: string) => /^\/tools(\/|$)/.test(address);
  const isOwn = (address: string) => address.startsWith("/guides/");
  const others = layoutAddresses.filter((address) => !isTool(address) && !isOwn(address));
  expect(others).toHaveLength(26);
  expect(layoutAddresses.filter(isTool)).toHaveLength(8);
  expect(comingSoonAddresses).toHaveLength(11);
  expect(locationAddresses.length).toBeGreaterThanOrEqual(12);
});

test("the links of the menus are in the page as it is sent", async () => {
  const html = await sent("/");
  for (const entry of [...site.navigation.topMenu, ...site.navigation.drawer]) {
    for (const { to } of "items" in entry ? entry.items : [entry]) {
      expect(html).toContain(`href="${to}"`);
    }
  }
});

test("the footer leads to whom one can reach, and where contact ends", async () => {
  const [footer] = all(bodyOf(await sent("/privacy-policy")), "footer");
  for (const [label, to] of [
    ["contact", "/contact"],
    ["stop-contact", "/stop"],
    ["storm", "/storm"],
  ] as const) {
    expect(footer && placesOf(footer, labels(label))).toEqual([to]);
  }
});

test("what comes soon says so, outside the layout, and what we do meanwhile", async () => {
  for (const address of [...comingSoonAddresses, "/team"]) {
    const body = bodyOf(await sent(address));
    const main = mainOf(body);
    const { line } = sectionOn(address, "coming-soon");
    const lines = all(main, "p", "h2", "span").map(said);
    for (const each of [words.comingSoon.tag, words.comingSoon.meanwhile, line]) {
      expect(lines, address).toContain(each);
    }
    expect(all(main, "img").length, address).toBeGreaterThan(0);
    if (address === "/team") {
      expect(layoutOf(body)).toHaveLength(2);
    } else {
      expect(layoutOf(body), address).toEqual([]);
      expect(said(body), address).not.toContain(words.menu);
      expect(placesOf(body, words.error.goHome), address).toEqual(["/"]);
    }
  }
});

test.each(["/no-such-place", "/solar/nope", "/a/b/c", "/fr", "/assets/nope.js", "/solar.html"])(
  "%s is not found, and helps",
  async (address) => {
    const page = await open(address);
    expect(page.status).toBe(404);
    expect(page.title).toBe(words.notFound.title);
    expect(page.source).toContain(NOT_LISTED);
    expect(page.heading).toBe(words.notFound.heading);
    expect(layoutOf(page.body)).toHaveLength(2);
    expect(said(page.main)).toContain(site.company.phone.shown);
  },
);

test("an address that is written otherwise moves to the right one", async () => {
  const answer = await ask("/SOLAR//panels/index.html?utm=a");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe("/solar/panels?utm=a");
});

test("an address that cannot be is refused, with a way to reach us", async () => {
  const answer = await ask("/%E0%A4%A");
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(site.company.phone.shown);
});

test("a long query does no harm, an endless one is refused", async () => {
  expect((await ask(`/solar?${"a".repeat(LONGEST_ADDRESS - 10)}`)).status).toBe(200);
  expect((await ask(`/solar?${"a".repeat(LONGEST_ADDRESS)}`)).status).toBe(414);
  expect((await ask(`/solar?${"a".repeat(100_000)}`)).status).toBe(431);
  expect((await ask("/solar")).status).toBe(200);
});

test.each(["POST", "DELETE", "OPTIONS", "TRACE"])("%s is not allowed", async (method) => {
  const answer = await ask("/solar", { method, body: method === "POST" ? "a=b" : undefined });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
});

test("a body where none belongs is refused", async () => {
  expect((await ask("/", { headers: { "Content-Length": "3" }, body: "a=b" })).status).toBe(413);
});

test("HEAD answers like GET, without the page", async () => {
  for (const address of ["/solar", "/nope", "/icon.svg"]) {
    const [head, get] = [await ask(address, { method: "HEAD" }), await ask(address)];
    expect(head.status, address).toBe(get.status);
    expect(head.text, address).toBe("");
    expect(head.headers.get("Content-Type"), address).toBe(get.headers.get("Content-Type"));
  }
});
