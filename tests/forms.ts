/** What the tests of forms and tools have in common. */
import { expect, type Page, type Request } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { COUNTS_ADDRESS } from "#questions/counts.ts";
import { SHORTEST_VISIT_MS } from "#app/forms/robot-check.ts";
import { sectionOn, service, serviceName, words, ZIP } from "./content.ts";
import { testInTab } from "./site.ts";

export const summary = (page: Page) => page.getByRole("region", { name: words.form.errorHeading });
export const text = (page: Page, name: string) => page.getByRole("textbox", { name });
export const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
export const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** The name of a box is what is read out: the words without the marks of links. */
export const spoken = withoutMarks;

/** Nobody fills in a form as fast as a test does, and the site knows. Needs the page's clock. */
export const takeTime = (page: Page) => page.clock.fastForward(SHORTEST_VISIT_MS);

/** `test` for forms: the one tab has a clock that can be moved, and forgets drafts after each test. */
export const test = testInTab.extend<{ forgetting: void }, { clock: void }>({
  clock: [
    async ({ tab }, use) => {
      await tab.clock.install();
      await use();
    },
    { scope: "worker", auto: true },
  ],
  forgetting: [
    async ({ page }, use) => {
      await use();
      // Where nothing was opened yet, nothing is kept.
      if (page.url() !== "about:blank") await page.evaluate(() => sessionStorage.clear());
    },
    { auto: true },
  ],
});

const price = sectionOn("/free-pricing", "pricing-form").questions;

/** To the next step of a form. */
export const goOn = (page: Page) =>
  page.getByRole("button", { name: words.form.steps.next }).click();

/** It says which step of the form for a price this is, and what says so has the focus. */
export async function isAt(page: Page, step: number, title: string) {
  const where = fill(words.form.steps.where, { step: String(step), steps: "3" });
  const group = page.getByRole("group", { name: `${where} ${title}` });
  await expect(group).toBeFocused();
  await expect(group.getByRole("heading")).toBeInViewport();
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

/** Asks for a price, by e-mail: all that must be filled in, up to the last step. */
export async function fillInForPrice(page: Page) {
  await box(page, serviceName(service)).check();
  await text(page, price.zip.label).fill(ZIP);
  await goOn(page);
  await radio(page, price.way.email).check();
  await text(page, price.email.label).fill("rosa@example.com");
  await text(page, price.name.label).fill("Rosa Bell");
  await goOn(page);
}

/** The forms that leave the page: browsers tell the server other things by themselves. */
export function countPosts(page: Page) {
  const posts: Request[] = [];
  page.on("request", (request) => {
    const isForm = request.method() === "POST" && !request.url().endsWith(COUNTS_ADDRESS);
    if (isForm) posts.push(request);
  });
  return posts;
}

/** The answer of a tool in one line. */
export const headline = (page: Page) => page.locator("#main, main").getByRole("status").first();

/** What takes answers of a visitor to a server, if anything does. Browsers fetch files by themselves. */
const TELLING = new Set(["document", "fetch", "xhr", "ping", "eventsource", "websocket"]);

/** Pages and data that the page asks any server for from now on. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    const isOfServer = !address.startsWith("blob:");
    if (isOfServer && TELLING.has(request.resourceType())) asked.push(address);
  });
  return asked;
}
