/** Towns and contests made and deleted whole: what the files say afterward. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { begin, everything, fill, frame, LONGEST_TEST, make, part, source } from "./whole.ts";
import { test } from "./quiet-pages.ts";

test.setTimeout(LONGEST_TEST);

const templates = path.resolve(import.meta.dirname, "../documents/templates");

/** What a template says once each of its empty places is filled, in their order. */
function filled(template: string, called: string, ...words: string[]): string {
  const left = [...words];
  const text = readFileSync(path.join(templates, template), "utf8")
    .replaceAll("CALLED", called)
    .replaceAll('""', () => left.shift() ?? "");
  expect(left).toEqual([]);
  return text;
}

/** Words with a colon need quotes in the file. */
const quoted = (words: Record<string, string>) =>
  Object.values(words).map((one) => (one.includes(": ") ? JSON.stringify(one) : one));

test("adds a town: nothing is written before all of it is right, then all files at once", async ({
  page,
}) => {
  const before = everything();
  await begin(page, "town", "Name of the town", "Parkland");
  expect(everything()).toEqual(before);
  // Whoever is told of mistakes stands at the first.
  await expect(page.getByLabel("ZIP codes", { exact: true })).toBeFocused();
  await fill(page, { zips: "33067 and 33076", latitude: "26.31", longitude: "-80.24" });

  const english = {
    description: "Roofs, windows and cooling in Parkland: what to look at before you ask.",
    "sections.0.heading": "Roofs and windows in Parkland, Florida",
    "sections.0.lead": "Know the age of your roof before you call.",
    "sections.1.heading": "Streets with large trees",
    "sections.1.paragraphs.0": "Leaves stay on tile and hold water.",
    "sections.5.items.0.text": "Tile, metal or shingle.",
    "sections.5.items.1.text": "Air that is cool and dry.",
    "sections.7.text": "Tell us the year of the house.",
  };
  const spanish = {
    description: "Techos, ventanas y aire acondicionado en Parkland: lo que conviene mirar antes.",
    "sections.0.heading": "Techos y ventanas en Parkland, Florida",
    "sections.0.lead": "Sepa la edad de su techo antes de llamar.",
    "sections.1.heading": "Calles con árboles grandes",
    "sections.1.paragraphs.0": "Las hojas se quedan en la teja y guardan agua.",
    "sections.5.items.0.text": "Teja, metal o tejas de asfalto.",
    "sections.5.items.1.text": "Aire fresco y seco.",
    "sections.7.text": "Díganos el año de la casa.",
  };
  await part(page, "In English");
  await fill(page, english);
  await part(page, "In Spanish");
  await fill(page, spanish);
  await part(page, "Facts in Spanish");
  await fill(page, { zips: "33067 y 33076" });
  await make(page, "town");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Town Parkland: words");
  const facts = filled("town/places/NAME.yaml", "Parkland", "33067 and 33076")
    .replace("latitude: 0", "latitude: 26.31")
    .replace("longitude: 0", "longitude: -80.24");
  expect(source("places/parkland.yaml")).toBe(facts);
  expect(source("en/locations/parkland.yaml")).toBe(
    filled("town/en/locations/NAME.yaml", "Parkland", ...quoted(english)),
  );
  expect(source("es/locations/parkland.yaml")).toBe(
    filled("town/es/locations/NAME.yaml", "Parkland", ...quoted(spanish)),
  );
  expect(source("es/places/parkland.yaml")).toBe(
    filled("town/es/places/NAME.yaml", "Parkland", "33067 y 33076"),
  );
  await expect(frame(page).getByRole("heading", { level: 1 })).toHaveText(
    "Roofs and windows in Parkland, Florida",
  );

  await page.getByRole("button", { name: "Take it back" }).click();
  await expect.poll(() => everything()).toEqual(before);
});

test("opens a contest, and deletes it; undo brings it back", async ({ page }) => {
  const before = everything();
  await begin(page, "contest", "Title of the contest", "A mango tree");
  await page.getByLabel("Is a sample").uncheck();
  const year = new Date().getUTCFullYear();
  await fill(page, {
    opens: `${year}-01-01T09:00`,
    closes: `${year + 1}-12-01T17:00`,
    prizeValueDollars: "120",
  });
  const english = {
    description: "We plant one tree for you.",
    prize: "One tree.",
    freeEntry: "A card by mail.",
    eligibility: "Adults in Florida.",
    odds: "They depend on the entries.",
    winners: "We draw a name.",
    "rules.0": "Each person enters once.",
  };
  const spanish = {
    title: "Un mango",
    description: "Plantamos un árbol para usted.",
    prize: "Un árbol.",
    freeEntry: "Una tarjeta por correo.",
    eligibility: "Personas adultas en Florida.",
    odds: "Dependen de las participaciones.",
    winners: "Sacamos un nombre.",
    "rules.0": "Cada persona participa una vez.",
  };
  await part(page, "In English");
  await fill(page, english);
  await part(page, "In Spanish");
  await fill(page, spanish);
  await make(page, "contest");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contest A mango tree: words");
  await expect(frame(page).getByRole("heading", { name: "A mango tree" })).toBeVisible();
  const made = everything();

  await page.getByRole("button", { name: "Delete this contest" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete the contest a-mango-tree?" });
  await expect(dialog.getByRole("listitem")).toHaveText([
    "Contest A mango tree: facts",
    "Contest A mango tree: words",
    "Contest A mango tree: words, in Spanish",
  ]);
  await dialog.getByRole("button", { name: "Delete it" }).click();
  await expect.poll(() => everything()).toEqual(before);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect.poll(() => everything()).toEqual(made);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect.poll(() => everything()).toEqual(before);
});
