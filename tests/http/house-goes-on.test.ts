/** What comes after somebody made their house: a link that shows it, and pages that know of it. */
import { describe, expect, test } from "vitest";
import { HOUSE_PAGE } from "#app/content/share-pictures.ts";
import { seasonLine } from "#app/content/storm.ts";
import {
  hasSpanish,
  inSpanish,
  pages,
  sectionOn,
  serviceName,
  site,
  stormAddresses,
  tools,
  withBlanks,
} from "../content.ts";
import { all, attribute, nameOf } from "./html.ts";
import { ask, open } from "./visitor.ts";

const origin = site.company.website;
const { services } = site;

describe.runIf(HOUSE_PAGE in pages)("your house in the storm", () => {
  test.each([
    ["", "built=2008-on&roof=metal&glass=impact&garage=braced", "metal-impact-holds-dark", "sound"],
    ["", "glass=shutters&garage=braced&battery=on", "tile-shutters-lifts-lit", "weakOfOne"],
    ...(hasSpanish ? [["/es", "roof=flat&trees=on", "flat-bare-lifts-dark", "weak"] as const] : []),
  ] as const)("%s: %s is what others see of a link to it", async (prefix, query, picture, weak) => {
    const { source, main } = await open(`${prefix}${HOUSE_PAGE}?${query}`);
    const told = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(source)?.[1] ?? "";
    const from = prefix ? inSpanish.pages : pages;
    const { shared, headlines, send } = sectionOn(HOUSE_PAGE, "your-house-tool", from);
    expect(told("og:title")).toMatch(withBlanks(shared));
    expect(told("og:title")).toMatch(withBlanks(headlines[weak]));
    // Networks look there again, and would find another house, or none.
    expect(told("og:url").replaceAll("&amp;", "&")).toBe(
      `${origin}${prefix}${HOUSE_PAGE}?${query}`,
    );
    const mails = all(main, "a").filter((link) => nameOf(link) === send);
    const [mail = ""] = mails.map((link) => attribute(link, "href"));
    const letter = new URLSearchParams(mail.replace("mailto:?", ""));
    expect(letter.get("subject")).toBe(told("og:title"));
    expect(letter.get("body")).toBe(`${origin}${prefix}${HOUSE_PAGE}?${query}`);
    const address = told("og:image").replace(origin, "");
    expect(address).toContain(`/share/tools-your-house-${picture}-`);
    expect((await ask(address)).status).toBe(200);
  });

  test("the form for a price starts with what is weak, and shows the house", async () => {
    const { questions } = sectionOn("/free-pricing", "pricing-form");
    const house = await open(`${HOUSE_PAGE}?glass=impact&battery=on`);
    const form = await house.follow(tools.takeAlong);
    for (const [name, isWeak] of [
      ["hurricane-protection", true],
      ["roofing", true],
      ["solar", false],
    ] as const) {
      if (name in services) expect(form.isChecked(serviceName(name)), name).toBe(isWeak);
    }
    expect(form.value(questions.message.label)).toContain(`${HOUSE_PAGE}?glass=impact&battery=on`);
    const pictures = all(form.main, "img").map((image) => attribute(image, "src") ?? "");
    expect(pictures.join()).toContain("/share/tools-your-house-tile-impact-lifts-lit-");
  });

  test.runIf("/tools/home-file" in pages)("the home file keeps it", async () => {
    const { ways } = sectionOn(HOUSE_PAGE, "your-house-tool").changes;
    const way = ways.find(({ to }) => to === "/tools/home-file");
    const house = await open(`${HOUSE_PAGE}?roof=flat`);
    const file = await house.follow(way?.label ?? "no way");
    const { roofKind, openings } = sectionOn("/tools/home-file", "home-file-tool").questions;
    expect(file.value(roofKind.label)).toBe("flat");
    expect(file.value(openings.label)).toContain(`${origin}${HOUSE_PAGE}?roof=flat`);
    expect(file.errors()).toEqual([]);
  });

  test("storm pages lead to it, and the home page does in season", async () => {
    if (stormAddresses.includes("/storm/before")) {
      const links = all((await open("/storm/before")).body, "a");
      expect(links.map((link) => attribute(link, "href"))).toContain(HOUSE_PAGE);
    }
    const { season } = site.figures["figures/home-file"];
    const isSeason = seasonLine(site.storm, "en", site.asOf, season) !== undefined;
    const offer = sectionOn("/", "house-map").inSeason?.label ?? "?";
    expect(
      all((await open("/")).main, "a")
        .map(nameOf)
        .includes(offer),
    ).toBe(isSeason);
  });
});
