/**
 * Whichever file of a page's scripts cannot be had, also on a slow device, the visitor has the page all the
 * same, and our log has a line about it. The usual errands are in failed-start.spec.ts.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Request } from "@playwright/test";
import { RETRY_AFTER_MS } from "#app/start-script.ts";
import { startSite } from "#scripts/start-site.ts";
import { REQUESTS_A_MINUTE } from "#server/browser-reports.ts";
import { projectFolder } from "#server/settings.ts";
import { holdScripts } from "./held-scripts.ts";
import { seeAllPictures } from "./seen-pictures.ts";
import { sectionOn, text } from "./sent-forms.ts";
import { awake, expect, labels, test } from "./site.ts";
import { slowDown } from "./slow-device.ts";

/** From the first byte of the page until its scripts have failed, so slowly, on a busy machine. */
const LONGEST_START_MS = 120_000;
/** A page with a menu, many pictures and links, and one with a form. */
const ADDRESS = "/roofing";
const FORM = "/stop";
const stopForm = sectionOn(FORM, "stop-form");
const contactForm = sectionOn("/contact", "contact-form");

/** Every file that the page's scripts and data come from, in the names that the build gave them. */
const html = readFileSync(path.join(projectFolder, "build/client", ADDRESS, "index.html"), "utf8");
const files = [...html.matchAll(/"\/assets\/([\w.-]+\.(?:js|txt))"/g)].map(([, name = ""]) => name);
const fileOf = (kind: RegExp) => files.find((name) => kind.test(name)) ?? `no file like ${kind}`;
/** Without what the build adds: so much of a name stays from build to build. */
const kindOf = (file: string) => file.replace(/-[\w-]{8}\.(?=\w+$)/, ".");

let server: Awaited<ReturnType<typeof startSite>>;

const start = async () => void (server = await startSite("build", { RATE_LIMIT: "0" }));
test.beforeAll(start);
test.afterAll(() => server.stop());
test.slow();

test.beforeEach(({ page }) => page.clock.install());

/** Does something, and gives what the log says meanwhile of pages that go without their scripts. */
async function told(act: () => Promise<void>) {
  const before = server.log().length;
  await act();
  const lines = () =>
    server
      .log()
      .slice(before)
      .split("\n")
      .filter((line) => line.includes("a page goes without its scripts"))
      .map((line) => JSON.parse(line) as { part: string; page: string });
  await expect.poll(lines, { timeout: LONGEST_START_MS }).not.toEqual([]);
  return lines();
}

/** Lets a file fail each time it is asked for, and the second time come at once. */
async function failTwice(page: Page, file: string, isMeant = (_request: Request) => true) {
  await page.route(`**/assets/${file}`, (route) =>
    isMeant(route.request()) ? route.abort() : route.continue(),
  );
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(file));
  await page.goto(server.origin + ADDRESS);
  await failed;
  await page.clock.fastForward(RETRY_AFTER_MS);
}

/** A menu opens, by HTML alone. Gives a link in it. */
async function openMenu(page: Page) {
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: labels("company") }).click();
  const link = banner.getByRole("link", { name: labels("history") });
  await expect(link).toBeVisible();
  return link;
}

/** A menu opens, and a link in it leads to its page. */
async function getsAround(page: Page) {
  await (await openMenu(page)).click();
  await expect(page).toHaveURL(`${server.origin}/history`);
}

/** Of each kind one: the page's data, what all pages share, and what is this page's own. */
const KINDS = [/^page-data-/, /^react-/, /^roofing-/];

for (const kind of KINDS) {
  const file = fileOf(kind);
  test(`without ${kindOf(file)}, the page works by HTML`, async ({ page }) => {
    const speedUp = await slowDown(page);
    expect(await told(() => failTwice(page, file))).toMatchObject([{ part: file, page: ADDRESS }]);
    await speedUp();
    await seeAllPictures(page);
    await getsAround(page);
  });
}

/**
 * Whichever file fails, the page gives up its scripts in the same way, and tells so when it has
 * (app/start-script.ts); what it then is, is tried above. So one tab tells it of all files.
 */
test("without any other file, the page gives up its scripts", async ({ page }) => {
  const others = files.filter((file) => !KINDS.some((kind) => kind.test(file)));
  expect(others.length).toBeGreaterThan(0);
  for (const [index, file] of others.entries()) {
    // A server takes so many reports a minute, and no more.
    if (index % REQUESTS_A_MINUTE === 0) {
      await server.stop();
      await start();
    }
    await test.step(`without ${kindOf(file)}`, async () => {
      const lines = await told(() => failTwice(page, file));
      expect(lines).toMatchObject([{ part: file, page: ADDRESS }]);
      await expect(page.locator("html[data-awake]"), kindOf(file)).toHaveCount(0);
      await openMenu(page);
      await page.unrouteAll();
    });
  }
});

for (const kind of KINDS) {
  const file = fileOf(kind);
  test(`when ${kindOf(file)} comes at the second try, the page wakes`, async ({ page }) => {
    let asked = 0;
    const before = server.log();
    await failTwice(page, file, () => asked++ === 0);
    await awake(page);
    await seeAllPictures(page);
    expect(server.log()).toBe(before);
  });
}

test("when something lets files be fetched but not run, the page works by HTML", async ({
  page,
}) => {
  const file = fileOf(/^react-/);
  const isScript = (request: Request) => request.resourceType() === "script";
  const failed = () => failTwice(page, file, isScript);
  expect(await told(failed)).toHaveLength(1);
  await seeAllPictures(page);
  await getsAround(page);
});

for (const [address, kind, name] of [
  [FORM, "stop", stopForm.questions.contact.label],
  ["/contact", "contact", contactForm.questions.email.label],
] as const) {
  test(`on ${address}, who types while React fails goes on where the caret was`, async ({
    page,
  }) => {
    await page.route(`**/assets/${kind}-*.js`, async (route) => {
      const contentType = "text/javascript";
      await route.fulfill({ contentType, body: 'export default()=>{throw new Error("broken")};' });
    });
    const release = await holdScripts(page);
    await told(async () => {
      await page.goto(server.origin + address);
      await text(page, name).pressSequentially("rosa@example");
      release();
    });
    await page.keyboard.type(".com");
    await expect(text(page, name)).toHaveValue("rosa@example.com");
  });
}
