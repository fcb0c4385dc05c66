/**
 * A storm that is switched on and off while visitors are there: with scripts, and after its last day. One
 * site serves all of it, in this order, as to start one takes longer than most visits; the last day comes
 * last, because nothing brings the days before it back.
 */
import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { startSite } from "#scripts/start-site.ts";
import { projectFolder } from "#server/settings.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { faultsOfFocus } from "./focus-faults.ts";
import { faultsOfLayout } from "./layout-faults.ts";
import { DESK, ENLARGED } from "./screens.ts";
import { awake, expect, test } from "./site.ts";

test.use({ serviceWorkers: "allow" });

const execute = promisify(execFile);
const CLOCK = path.join(projectFolder, "server/testing/leaping-clock.ts");
const DAY_MS = 86_400_000;
const NARROW = { width: 320, height: 640 };
const LINE = "Storm: Broward What to do now";
const SENT_LINE = ">Storm: Broward <";

let site: Awaited<ReturnType<typeof startSite>>;
let settings: Record<string, string>;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  settings = { DATA_DIR: mkdtempSync(path.join(tmpdir(), "storm-")) };
  site = await startSite("build", {
    ...settings,
    NODE_OPTIONS: `--import ${CLOCK}`,
    CLOCK_LEAP_MS: String(4 * DAY_MS),
  });
});
test.afterAll(() => site.stop());

const staff = (...said: string[]) =>
  execute(process.execPath, ["scripts/requests.ts", "storm", ...said], {
    cwd: projectFolder,
    env: { ...process.env, ...settings, BUILD_DIR: "build" },
  });

async function switchOn() {
  if (await isShown()) return;
  const until = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  await staff("on", "--until", until, "--counties", "Broward");
  await expect.poll(isShown).toBe(true);
}

async function switchOff() {
  if (!(await isShown())) return;
  await staff("off");
  await expect.poll(isShown).toBe(false);
}

/** Whether the line is on the pages as they are sent. */
const isShown = async () =>
  (await (await fetch(`${site.origin}/roofing`)).text()).includes(SENT_LINE);

test("pages take their line over without a complaint, and it is accessible", async ({ page }) => {
  await switchOn();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const address of ["/roofing", "/pools", "/free-pricing"]) {
    await page.goto(site.origin + address);
    await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
    await awake(page);
    const line = page.getByRole("link", { name: LINE });
    await expect(line).toBeVisible();
    await expect(line).toBeInViewport();
    expect(await accessibilityFaults(page), address).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await page.getByRole("link", { name: LINE }).click();
  await expect(page).toHaveURL(`${site.origin}/storm`);
  await expect(page.getByText("Storm: Broward", { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("the line is whole on narrow and enlarged screens, in chosen colors and by key", async ({
  page,
}) => {
  await switchOn();
  for (const address of ["/pools", "/es/pools", "/", "/es"]) {
    await page.goto(site.origin + address);
    for (const { width, height } of [NARROW, ENLARGED, DESK.viewport]) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(faultsOfLayout, width), `${address} at ${width} px`).toEqual([]);
    }
    expect(await page.evaluate(faultsOfFocus), `${address} by key`).toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(site.origin + address);
    expect(await accessibilityFaults(page), `${address} in chosen colors`).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
  }
});

test("who was here before gets the line with the next page, and / is the storm page", async ({
  page,
}) => {
  await switchOff();
  await page.goto(`${site.origin}/tools`);
  await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
  await awake(page);
  await switchOn();
  await expect(page.getByRole("link", { name: LINE })).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Roofing", exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/roofing`);
  await expect(page.getByRole("link", { name: LINE })).toBeVisible();

  await page
    .getByRole("banner")
    .getByRole("link", { name: /Key Lime Home/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What to do now");
  await page.getByRole("link", { name: "Our regular pages" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("link", { name: LINE })).toBeVisible();
});

test("once it is over, the line goes with the next page, without a full load", async ({ page }) => {
  await switchOn();
  await page.goto(`${site.origin}/tools`);
  await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
  await awake(page);
  await expect(page.getByRole("link", { name: LINE })).toBeVisible();
  await switchOff();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Roofing", exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/roofing`);
  await expect(page.getByRole("link", { name: LINE })).toBeHidden();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the line is there, and leads to the storm pages", async ({ page }) => {
    await switchOn();
    await page.goto(`${site.origin}/roofing`);
    await page.getByRole("link", { name: LINE }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What to do now");
  });
});

test("whoever comes back to the first page, or from outside the layout, finds every page whole", async ({
  page,
}) => {
  await switchOff();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  for (const [first, next] of [
    ["/stop", "/roofing"],
    ["/pools", "/"],
  ] as const) {
    await page.goto(site.origin + first);
    await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
    await awake(page);
    const heading = page.getByRole("heading", { level: 1 });
    const shown = await heading.textContent();
    await page.evaluate((to) => {
      document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
    }, next);
    await expect(page).toHaveURL(site.origin + next);
    await page.goBack();
    await expect(heading).toHaveText(shown ?? "");
  }
  expect(complaints).toEqual([]);
});

test("after its last day the site is itself again, though nobody did anything", async ({
  page,
}) => {
  await switchOn();
  process.kill(site.pid ?? 0, "SIGUSR2");
  await expect.poll(() => site.log()).toContain("It is ");
  await page.goto(`${site.origin}/`);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText("Storm: Broward")).toBeHidden();
});
