/** Each place cuts its picture as the editor says that it does. */
import { PICTURE_PLACES } from "#app/content/picture-places.ts";
import { DESK, PHONE } from "./screens.ts";
import {
  comingSoonAddresses,
  expect,
  firstWith,
  otherPage,
  sectionOn,
  testInTab as test,
} from "./site.ts";

/** Of the shape that is told; more would show something else. */
const MOST_OFF = 0.12;

type Place = keyof typeof PICTURE_PLACES;

const [soon = ""] = comingSoonAddresses;
const { address: full = "/", section } = firstWith("full-picture") ?? {};

/** Pages, their pictures, and the places where these stand at a desk and on a phone. */
type Case = [address: string, name: string | undefined, desk: Place, phone?: Place];
const ALL: Case[] = [
  ["/about-us", sectionOn("/about-us", "hero").picture?.name, "hero"],
  [soon, sectionOn(soon, "coming-soon").picture.name, "poster"],
  [otherPage, sectionOn(otherPage, "call").picture?.name, "call"],
  ["/", sectionOn("/", "showcase").tiles[2]?.picture.name, "tile"],
  [full, section?.picture.name, "fullWidth"],
];

for (const [address, name, desk, phone = desk] of ALL) {
  for (const [place, { viewport }] of [
    [desk, DESK],
    [phone, PHONE],
  ] as const) {
    test(`${name} on ${address} is cut as ${place} at ${viewport.width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const image = page.locator(`main img[src^="/images/${name}-"]`).first();
      // Far parts have a guessed height until they are near.
      await image.scrollIntoViewIfNeeded();
      const { ratio, at } = await image.evaluate((one: HTMLImageElement) => ({
        ratio: one.clientWidth / one.clientHeight,
        at: getComputedStyle(one).objectPosition,
      }));
      const told = PICTURE_PLACES[place].shapes.filter(
        ({ ratio: [width, height] }) => Math.abs((ratio * height) / width - 1) < MOST_OFF,
      );
      expect(told, `${ratio.toFixed(2)} is none of its shapes`).not.toEqual([]);
      const positions = told.map((one) => ("at" in one ? one.at : [50, 50]));
      expect(positions.map((both) => both.map((one) => `${one}%`).join(" "))).toContain(at);
    });
  }
}
