/**
 * What README says of browsers, in one from which is taken what older ones lack. It is no older engine:
 * what one of those does wrong, only that one shows.
 */
import type { Page, Route } from "@playwright/test";
import { PHONE } from "./screens.ts";
import { hydrated, expect, holdScripts, labels, pages, site, test, words } from "./site.ts";

interface Lacks {
  /** Properties, by the path from `globalThis`. */
  properties: string[];
  /** Words of styles. */
  styles: RegExp;
  /** Attributes. */
  html?: RegExp;
}

/** Newer than Chrome 126, Firefox 128 or Safari 17.4. */
const SINCE_2024: Lacks = {
  properties: [
    "URL.parse",
    "Promise.try",
    "Iterator",
    "RegExp.escape",
    "Set.prototype.union",
    "HTMLButtonElement.prototype.commandForElement",
    "HTMLDialogElement.prototype.closedBy",
    "navigation",
    "trustedTypes",
    "requestIdleCallback",
  ],
  styles: /\banchor(?=\()|position-anchor|details-content|field-sizing/g,
};

/** Newer than Chrome 109, Firefox 115 or Safari 16.4. */
const SINCE_2023: Lacks = {
  properties: [
    ...SINCE_2024.properties,
    "Map.groupBy",
    "Promise.withResolvers",
    "URL.canParse",
    "Array.prototype.toSorted",
    "Array.prototype.toReversed",
    "String.prototype.toWellFormed",
    "HTMLElement.prototype.popover",
    "HTMLElement.prototype.showPopover",
    "HTMLElement.prototype.hidePopover",
  ],
  styles: new RegExp(
    `${SINCE_2024.styles.source}|popover-open|\\bhas(?=\\()|color-mix|starting-style|scripting(?=:)`,
    "g",
  ),
  html: /(?<= )popover(?=="|Target=")/g,
};

// What has been rewritten has another hash than its policy names.
test.use({ bypassCSP: true });

/** Deletes properties, and gives everything else a name that no browser knows. */
async function take(page: Page, { properties, styles, html }: Lacks) {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split(".");
      const last = names.pop() ?? "";
      const owner = names.reduce<object>(
        (from, name) => Reflect.get(from, name) as object,
        globalThis,
      );
      Reflect.deleteProperty(owner, last);
    }
    // What commands do by themselves is nothing that can be deleted.
    addEventListener("command", (event) => event.preventDefault(), true);
  }, properties);
  await page.route(
    (url) => /(\.css|\/[^.]*)$/.test(url.pathname),
    // What a page still asked for when it was left, nobody waits for.
    (route) => rewrite(route, styles, html).catch(() => undefined),
  );
}

async function rewrite(route: Route, styles: RegExp, html: RegExp | undefined) {
  const response = await route.fetch();
  const isPage = route.request().resourceType() === "document";
  const text = (await response.text()).replaceAll(styles, "unknown-$&");
  const body = isPage && html ? text.replaceAll(html, "data-$&") : text;
  await route.fulfill({ response, body });
}

const menuBar = (page: Page) =>
  page.getByRole("banner").getByRole("navigation", { name: words.mainMenu });

const groups = site.navigation.topMenu.filter((entry) => "items" in entry);

/** Whether nothing but the page's own content is on top at the middle of its heading. */
const isHeadingClear = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const { left, top, width, height } = heading.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return heading.closest("main")?.contains(onTop);
  });

const toolAddresses = Object.keys(pages).filter((address) => address.startsWith("/tools/"));

test("in browsers of early 2024 pages wake, and menus open below the header", async ({
  page,
  visit,
}) => {
  await take(page, SINCE_2024);
  for (const address of ["/free-pricing", ...toolAddresses, "/"]) {
    await test.step(address, () => visit(address));
  }
  const header = await page.getByRole("banner").boundingBox();
  for (const { label, items } of groups) {
    await menuBar(page)
      .getByRole("button", { name: labels(label) })
      .click();
    const link = menuBar(page).getByRole("link", { name: labels(items[0]?.label ?? "") });
    expect((await link.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity);
  }
});

test("in browsers of early 2024 the drawer opens before scripts come, and stays", async ({
  page,
}) => {
  await take(page, SINCE_2024);
  await page.setViewportSize(PHONE.viewport);
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: words.menu, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: words.mainMenu });
  await expect(drawer).toBeVisible();
  letScriptsCome();
  await hydrated(page);
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("in browsers of early 2023 nothing lies over the page, and menus are links", async ({
  page,
}) => {
  await take(page, SINCE_2023);
  for (const { label, items } of groups) {
    await page.goto("/");
    await expect.poll(() => isHeadingClear(page)).toBe(true);
    // One for each entry, and none of the panels.
    await expect(menuBar(page).getByRole("link")).toHaveCount(site.navigation.topMenu.length);
    await menuBar(page)
      .getByRole("link", { name: labels(label), exact: true })
      .click();
    await expect(page).toHaveURL(items[0]?.to ?? "");
    await expect.poll(() => isHeadingClear(page)).toBe(true);
  }
});
