/** Pages, towns and contests made and deleted whole, and sections added: what the files say afterward. */
import { readdirSync, readFileSync } from "node:fs";
import { request as send } from "node:http";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";

/** Whole content is checked several times in each, which takes its time on a busy machine. */
test.setTimeout(600_000);

const content = process.env.CONTENT_DIR ?? "";
const templates = path.resolve(import.meta.dirname, "../whole/templates");

const source = (name: string) => readFileSync(path.join(content, name), "utf8");
const says = (name: string, text: string) => expect.poll(() => source(name)).toBe(text);

/** All files, with what they say. */
const everything = () =>
  Object.fromEntries(
    readdirSync(content, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
      .toSorted()
      .map((name) => [name, source(name)]),
  );

/** What a template says once each of its empty places is filled, in their order. */
function filled(template: string, called: string, ...words: string[]): string {
  const left = [...words];
  const text = readFileSync(path.join(templates, template), "utf8")
    .replaceAll("CALLED", called)
    .replaceAll('""', () => left.shift() ?? "");
  expect(left).toEqual([]);
  return text;
}

const field = (page: Page, at: string) => page.locator(`[id="field.${at}"]`);

async function fill(page: Page, words: Record<string, string>) {
  for (const [at, one] of Object.entries(words)) await field(page, at).fill(one);
}

async function begin(page: Page, kind: string, label: string, called: string) {
  await page.goto("/edit/#en/pages/home.yaml");
  await page.getByRole("navigation").getByRole("link", { name: kind, exact: true }).click();
  await page.getByLabel(label).fill(called);
  await page.getByRole("button", { name: "Go on" }).click();
  await make(page, kind);
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/not right yet/);
}

const make = (page: Page, kind: string) =>
  page.getByRole("button", { name: `Make the ${kind}` }).click();
const part = (page: Page, name: string) =>
  page.getByRole("group", { name: "Parts" }).getByRole("button", { name }).click();
const frame = (page: Page) => page.frameLocator("iframe");

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
  await make(page, "town");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("en/locations/parkland");
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
  await expect(frame(page).getByRole("heading", { level: 1 })).toHaveText(
    "Roofs and windows in Parkland, Florida",
  );

  await page.getByRole("button", { name: "Take it back" }).click();
  await expect.poll(() => everything()).toEqual(before);
});

/** Words with a colon need quotes in the file. */
const quoted = (words: Record<string, string>) =>
  Object.values(words).map((one) => (one.includes(": ") ? JSON.stringify(one) : one));

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

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("en/contests/a-mango-tree");
  expect(source("contests/a-mango-tree.yaml")).toBe(
    filled("contest/contests/NAME.yaml", "", `${year}-01-01T09:00`, `${year + 1}-12-01T17:00`)
      .replace("sample: true", "sample: false")
      .replace("prizeValueDollars: 0", "prizeValueDollars: 120"),
  );
  expect(source("en/contests/a-mango-tree.yaml")).toBe(
    filled("contest/en/contests/NAME.yaml", "A mango tree", ...Object.values(english)),
  );
  expect(source("es/contests/a-mango-tree.yaml")).toBe(
    filled("contest/es/contests/NAME.yaml", "", ...Object.values(spanish)),
  );
  await expect(frame(page).getByRole("heading", { name: "A mango tree" })).toBeVisible();
  const made = everything();

  await page.getByRole("button", { name: "Delete this contest" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete the contest a-mango-tree?" });
  await expect(dialog.getByRole("listitem")).toHaveText([
    "contests/a-mango-tree.yaml",
    "en/contests/a-mango-tree.yaml",
    "es/contests/a-mango-tree.yaml",
  ]);
  await dialog.getByRole("button", { name: "Delete it" }).click();
  await expect.poll(() => everything()).toEqual(before);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect.poll(() => everything()).toEqual(made);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect.poll(() => everything()).toEqual(before);
});

test("adds a page: its address is told to be wrong where it is typed, and shows it once made", async ({
  page,
}) => {
  const before = everything();
  await page.goto("/edit/#new/page");
  await page.getByLabel("Title of the page").fill("An open house");
  const address = page.getByLabel("Address");
  await expect(address).toHaveValue("an-open-house");
  for (const wrong of ["../solar", "a/b", "Open House"]) {
    await address.fill(wrong);
    await expect(address).toHaveAccessibleDescription(/must be small letters and digits/);
    await expect(page.getByRole("button", { name: "Go on" })).toBeDisabled();
  }
  await address.fill("open-house");
  await page.getByRole("button", { name: "Go on" }).click();
  await make(page, "page");
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/not right yet/);
  await part(page, "In English");
  await fill(page, {
    description: "Come and see how a roof is made, and touch what it is made of.",
    "sections.0.lead": "Come and touch a roof.",
    "sections.1.heading": "What you will see",
    "sections.1.paragraphs.0": "Tiles, panels and windows.",
    "sections.2.heading": "Come by car",
    "sections.2.text": "There is room to park.",
  });
  await part(page, "In Spanish");
  await fill(page, {
    title: "Casa abierta",
    description: "Venga a ver cómo se hace un techo, y toque los materiales de los que se hace.",
    "sections.0.heading": "Una casa abierta",
    "sections.0.lead": "Venga a tocar un techo.",
    "sections.1.heading": "Lo que va a ver",
    "sections.1.paragraphs.0": "Tejas, paneles y ventanas.",
    "sections.2.heading": "Venga en auto",
    "sections.2.text": "Hay lugar para estacionar.",
  });
  await make(page, "page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("en/pages/guides/open-house");
  await expect(frame(page).getByRole("heading", { level: 1 })).toHaveText("An open house");

  // While others lead there it cannot go; once they do not, it can.
  const other = "en/contests/porch-fan.yaml";
  const prize = page.getByLabel("Prize", { exact: true });
  await page.goto(`/edit/#${other}`);
  const words = await prize.inputValue();
  await prize.fill("See [our open house](/guides/open-house).");
  await says(
    other,
    (before[other] ?? "").replace(words, "See [our open house](/guides/open-house)."),
  );
  await page.goto("/edit/#en/pages/guides/open-house.yaml");
  await page.getByRole("button", { name: "Delete this page" }).click();
  const refusal = page.getByRole("dialog", { name: "Others still need this page" });
  await expect(refusal.getByRole("listitem")).toHaveText(
    /porch-fan\.yaml: \/guides\/open-house is no page of this site/,
  );
  await expect(page.getByRole("button", { name: "Delete it" })).toBeHidden();
  await refusal.getByRole("link", { name: other }).click();
  await prize.fill(words);
  await says(other, before[other] ?? "");
  await page.goto("/edit/#en/pages/guides/open-house.yaml");
  await page.getByRole("button", { name: "Delete this page" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect.poll(() => everything()).toEqual(before);
});

test("adds a section that it finds by typing, sees it, and takes it back", async ({ page }) => {
  const name = "en/pages/warranties.yaml";
  const before = source(name);
  await page.goto(`/edit/#${name}`);
  await page.getByRole("button", { name: "Add a section" }).click();
  const dialog = page.getByRole("dialog", { name: "Which kind of section?" });
  await dialog.getByLabel("Find a kind").fill("one figure, very");
  await expect(dialog.getByRole("region")).toHaveCount(1);
  const kind = dialog.getByRole("button", { name: /^Big number/ });
  await expect
    .poll(() => kind.locator("img").evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await dialog.getByLabel("Find a kind").fill("nothing like it");
  await expect(dialog.getByRole("status")).toHaveText("No kind is called or described like that.");
  await dialog.getByLabel("Find a kind").fill("passage");
  await dialog.getByRole("button", { name: /^Passage/ }).click();
  await page.getByLabel("Heading", { exact: true }).last().fill("What we add");
  await page.getByLabel("Paragraphs 1", { exact: true }).last().fill("A few words.");
  await says(
    name,
    `${before}\n  - kind: passage\n    heading: What we add\n    paragraphs:\n      - A few words.\n`,
  );
  await expect(frame(page).getByRole("heading", { name: "What we add" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await says(name, before);
});

test("says at a page that its brochure has other words by now", async ({ page }) => {
  const name = "en/pages/hvac.yaml";
  const before = source(name);
  const told = page.getByText("The printable brochure was made before these words");
  await page.goto(`/edit/#${name}`);
  await page.getByRole("main").locator("summary").first().click();
  const heading = page.getByLabel("Heading", { exact: true }).first();
  await heading.fill("Cool air in South Florida");
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await says(name, before);
  await expect(told).toBeHidden();
});

test("only the editor makes and deletes, and only pages, towns and contests", async () => {
  const before = everything();
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const own = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  const plan = { kind: "contest", called: "A fan", name: "a-fan", edits: {} };
  const elsewhere = { Origin: "https://example.com", "Sec-Fetch-Site": "cross-site" };
  const post = (what: string, data: object, headers = own) =>
    statusOf(`${origin}/edit/api/${what}`, JSON.stringify(data), headers);
  for (const what of ["make", "try", "drafts", "remove", "bring-back"]) {
    expect(await post(what, plan, elsewhere), what).toBe(403);
  }
  expect(await post("make", { ...plan, name: "../a-fan" })).toBe(400);
  expect(await post("make", { ...plan, kind: "../town" })).toBe(404);
  expect(await post("remove", { files: { "company.yaml": "0" } })).toBe(400);
  expect(await post("bring-back", { texts: { "../x.yaml": "a: 1" }, marks: {} })).toBe(400);
  expect(everything()).toEqual(before);
});

/** Each on a connection of its own, as the server ends those that rest. */
function statusOf(address: string, body: string, headers: Record<string, string>) {
  return new Promise<number | undefined>((resolve, reject) => {
    const type = { "Content-Type": "application/json" };
    const request = send(address, {
      method: "POST",
      agent: false,
      headers: { ...headers, ...type },
    });
    request.on("error", reject).on("response", (answer) => resolve(answer.resume().statusCode));
    request.end(body);
  });
}
