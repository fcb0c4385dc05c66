/** A page is added, a section, and what they have to do with other pages and with brochures. */
import { request as send } from "node:http";
import { expect } from "@playwright/test";
import { everything, fill, frame, LONGEST_TEST, make, part, source } from "./whole.ts";
import { says } from "./opened-file.ts";
import { test } from "./quiet-pages.ts";

test.setTimeout(LONGEST_TEST);

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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page /guides/open-house");
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
    /Contest Porch fan: words: \/guides\/open-house is no page of this site/,
  );
  await expect(page.getByRole("button", { name: "Delete it" })).toBeHidden();
  await refusal.getByRole("link", { name: "Contest Porch fan: words" }).click();
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
