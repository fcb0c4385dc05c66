/**
 * A tap beside the drawer closes it and presses nothing that lies behind. Some browsers close it when
 * the finger is lifted, newer ones by the click that follows, some leave it to our script.
 */
import type { Page } from "@playwright/test";
import { PHONE } from "./screens.ts";
import { awake, expect, test, words } from "./site.ts";

const BESIDE = { x: 380, y: 400 };
/** In the drawer, on the name above its menu. */
const EMPTY_PART = { x: 120, y: 34 };

const BY_CLICK = "LightDismissFromClick";
const BROWSERS = [
  { how: "when the finger is lifted", flag: `--disable-features=${BY_CLICK}` },
  { how: "by the click", flag: `--enable-features=${BY_CLICK}` },
  { how: "by our script", script: forgetClosedBy },
];

/** Runs in the page, before its own scripts: makes of the browser one that does not know `closedby`. */
function forgetClosedBy() {
  Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
  document.addEventListener("DOMContentLoaded", () =>
    document.querySelector("dialog")?.setAttribute("closedby", "none"),
  );
}

/** Runs in the page: until it has slid in, what will be in the drawer still lies beside it. */
const standsStill = (drawer: Element) =>
  Promise.all(drawer.getAnimations().map(({ finished }) => finished));

/** Runs in the page: a large link under everything that lies before the page. */
function layLinkBehind() {
  const link = Object.assign(document.createElement("a"), { href: "/team" });
  link.style.cssText = "position: fixed; inset: 0; z-index: 1000";
  document.body.append(link);
}

for (const { how, flag, script } of BROWSERS) {
  test(`it closes ${how}`, async ({ playwright, launchOptions, baseURL }) => {
    const args = [...(launchOptions.args ?? []), ...(flag ? [flag] : [])];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ ...PHONE, baseURL: baseURL ?? "" });
    if (script) await page.addInitScript(script);
    await page.goto("/solar");
    await page.touchscreen.tap(BESIDE.x, BESIDE.y);
    await awake(page);
    const menuButton = page.getByRole("button", { name: words.menu, exact: true });
    await menuButton.tap();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).evaluate(standsStill);
    await page.touchscreen.tap(EMPTY_PART.x, EMPTY_PART.y);
    await page.evaluate(layLinkBehind);
    await expect(drawer(page)).toBeVisible();
    await page.touchscreen.tap(BESIDE.x, BESIDE.y);
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton).toBeFocused();
    await expect(page).toHaveURL("/solar");
    await browser.close();
  });
}

const drawer = (page: Page) => page.getByRole("dialog", { name: words.mainMenu });
