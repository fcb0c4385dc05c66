/** Places for the company's own photographs: each says what it waits for, and that it is a sample. */
import { test } from "./one-tab.ts";
import { expect, pages, words } from "./site.ts";

for (const [address, { sections }] of Object.entries(pages)) {
  for (const section of sections) {
    if (section.kind !== "own-photos") continue;
    test(`${address} has its photographs, or marks the places for them`, async ({
      page,
      visit,
    }) => {
      await visit(address);
      const part = page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: section.heading, exact: true }) });
      const places = part.getByRole("figure");
      await expect(places).toHaveCount(section.photos.length);
      for (const [index, photo] of section.photos.entries()) {
        const place = places.nth(index);
        if ("shows" in photo) {
          await expect(place).toContainText(photo.shows);
          await expect(place.getByTitle(words.sampleMeaning)).toContainText(words.photoToCome);
          await expect(place.getByRole("img")).toHaveCount(0);
        } else {
          await expect(place.getByRole("img", { name: photo.picture.alt })).toHaveCount(1);
          for (const said of [photo.who, photo.where, photo.when])
            await expect(place).toContainText(said);
        }
      }
    });
  }
}
