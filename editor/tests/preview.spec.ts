/** The page beside the form says what was written, and nothing else. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { open, ours, says, source, undoAll } from "./opened-file.ts";

const NAME = "en/pages/paying-safely.yaml";
const ADDRESS = "/paying-safely";
const pageBeside = (page: Page) => page.frameLocator("iframe");

test("the page is loaded once for each change, and stays where it was scrolled to", async ({
  page,
}) => {
  const before = await open(page, NAME);
  const shown = pageBeside(page);
  const isAwake = () => expect(shown.locator("html")).toHaveAttribute("data-awake");
  await isAwake();
  await page.getByRole("main").locator("summary").filter({ hasText: "can cancel" }).click();
  const part = shown.getByRole("heading", { name: "When you can cancel a contract" });
  await expect(part).toBeInViewport();

  const loads: string[] = [];
  page.on("request", (one) => {
    if (one.isNavigationRequest()) loads.push(new URL(one.url()).pathname);
  });
  const words = page.getByLabel("Paragraphs 1", { exact: true });
  for (const text of ["Read what yours says.", "Yours says how.", "See what yours says on it."]) {
    await words.fill(text);
    const typed = Date.now();
    await expect(shown.getByText(text)).toBeVisible();
    const seconds = String((Date.now() - typed) / 1000);
    test
      .info()
      .annotations.push({ type: "seconds from the key to the page", description: seconds });
    await isAwake();
    expect(loads.splice(0)).toEqual([ADDRESS]);
    await expect(part).toBeInViewport();
  }
  await undoAll(page, NAME, before);
});

test("a page wakes as it was sent, and browsers complain of nothing", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (one) => {
    if (["error", "warning"].includes(one.type())) complaints.push(one.text());
  });
  for (const address of ["/", "/es/solar"]) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("data-awake");
  }
  expect(complaints).toEqual([]);
});

test("a page that comes later than somebody goes to a section shows that section", async ({
  page,
}) => {
  const part = pageBeside(page).getByRole("heading", { name: "When you can cancel a contract" });
  const asked = Promise.withResolvers<void>();
  const isOpened = Promise.withResolvers<void>();
  await page.route(`**${ADDRESS}`, async (route) => {
    asked.resolve();
    await isOpened.promise;
    await route.continue();
  });
  await open(page, NAME);
  await asked.promise;
  await page.getByRole("main").locator("summary").filter({ hasText: "can cancel" }).click();
  isOpened.resolve();
  await expect(part).toBeInViewport();
  // And in another language, which has its sections in the same order.
  await page.getByRole("button", { name: "Español" }).click();
  await expect(pageBeside(page).locator("html")).toHaveAttribute("lang", "es");
  const place = await page.locator("[id^='field.sections.']:has(details[open])").getAttribute("id");
  const section = pageBeside(page)
    .locator("main > *")
    .nth(Number(place?.split(".").at(-1)));
  await expect(section).toBeInViewport();
});

test("once a change is written, every page says it, however many are asked for meanwhile", async ({
  request,
}) => {
  const before = source(NAME);
  const old = /(?<=kind: hero[^]*?heading: ).*/.exec(before)?.[0] ?? "";
  const over = new AbortController();
  const another = async () => {
    while (!over.signal.aborted) await request.get(ADDRESS);
  };
  const others = [another(), another(), another()];
  try {
    for (let count = 1; count <= 6; count++) {
      const heading = `Paying in ${count} steps`;
      await write(request, before.replace(old, heading));
      expect(await (await request.get(ADDRESS)).text()).toContain(heading);
    }
  } finally {
    over.abort();
    await Promise.all(others);
    await write(request, before);
  }
});

async function write(request: APIRequestContext, text: string) {
  const { version } = (await (await request.get(`/edit/api/file?name=${NAME}`)).json()) as {
    version: string;
  };
  const answer = await request.post("/edit/api/save", {
    data: { [NAME]: { version, text } },
    headers: ours(test.info().project.use.baseURL ?? ""),
  });
  expect(await answer.json()).toMatchObject({ saved: true });
}

test("shows the page in Spanish too, also while that is a draft", async ({ page }) => {
  await open(page, NAME);
  const shown = pageBeside(page);
  const languages = page.getByRole("group", { name: "Language of the page" });
  await expect(shown.locator("html")).toHaveAttribute("lang", "en");
  await languages.getByRole("button", { name: "Español" }).click();
  await expect(shown.locator("html")).toHaveAttribute("lang", "es");
  await languages.getByRole("button", { name: "English" }).click();
  await expect(shown.locator("html")).toHaveAttribute("lang", "en");

  const spanish = `es/pages${ADDRESS}.yaml`;
  const before = await open(page, spanish);
  await expect(shown.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("main").locator("summary").first().click();
  const heading = page.getByLabel("Heading", { exact: true }).first();
  const words = await heading.inputValue();
  await heading.fill("Pagar sin riesgo");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Pagar sin riesgo");
  await says(spanish, before.replace(words, "Pagar sin riesgo"));
  await undoAll(page, spanish, before);
});
