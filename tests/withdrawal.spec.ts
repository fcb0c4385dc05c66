/**
 * A fact that runs out leaves the site at midnight in Florida, while the site runs: pages that are
 * opened then, and those that are reached from a page of the day before.
 */
import path from "node:path";
import type { Page } from "@playwright/test";
import { withoutMarks } from "#app/content/rich-words.ts";
import { readLater } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { startSite } from "#scripts/start-site.ts";
import { REVALIDATE } from "#server/caching.ts";
import { type LaterDay, readLaterDays } from "#server/later-pages.ts";
import { projectFolder } from "#server/settings.ts";
import { awake, expect, site, test } from "./site.ts";

const CLOCK = path.join(projectFolder, "server/testing/leaping-clock.ts");
const MINUTE_MS = 60_000;

// The build's own days: they move on with the content, so that time alone breaks no test.
const days = readLaterDays(path.join(projectFolder, "build"));
const isInSummer = ({ begins }: LaterDay) => new Date(begins).getUTCHours() === 4;
// Starting that late, the build is old: several days have passed on which words changed.
const MIDNIGHTS = {
  "the next midnight": firstChange(days),
  "a midnight in summer": firstChange(days.filter(isInSummer)),
};

for (const [name, change] of Object.entries(MIDNIGHTS)) {
  test.describe(name, () => {
    if (!change) throw new Error(`Nothing runs out at ${name}: these tests need a fact that does`);
    const { day, address, old, young } = change;
    let server: Awaited<ReturnType<typeof startSite>>;

    test.beforeEach(async () => {
      server = await startSite("build", {
        NODE_OPTIONS: `--import ${CLOCK}`,
        CLOCK_BEGINS: String(day.begins - MINUTE_MS),
        CLOCK_LEAP_MS: String(2 * MINUTE_MS),
      });
    });
    test.afterEach(() => server.stop());

    async function passMidnight() {
      const said = server.log().length;
      process.kill(server.pid ?? 0, "SIGUSR2");
      await expect.poll(() => server.log().slice(said)).toContain("It is ");
    }

    async function hasWordsOfToday(page: Page) {
      for (const words of young) await expect(page.locator("main")).toContainText(words);
      for (const words of old) await expect(page.locator("main")).not.toContainText(words);
    }

    test("who opens a page has the words of that day", async ({ page }) => {
      const faults = faultsOn(page);
      await page.goto(server.origin + address);
      for (const words of old) await expect(page.locator("main")).toContainText(words);
      await passMidnight();
      await page.reload();
      await awake(page);
      await hasWordsOfToday(page);
      expect(faults).toEqual([]);
    });

    test("who comes from a page of the day before has them, too", async ({ page }) => {
      const faults = faultsOn(page);
      await page.goto(server.origin);
      await awake(page);
      await passMidnight();
      const arrives = page.waitForResponse(
        (response) => new URL(response.url()).pathname === `${address}.data`,
      );
      await page.getByRole("contentinfo").locator(`a[href="${address}"]`).first().click();
      await arrives;
      await expect(page).toHaveURL(server.origin + address);
      await hasWordsOfToday(page);
      expect(faults).toEqual([]);
    });

    test("what a browser or a proxy holds counts until midnight", async () => {
      // A proxy may not hold a page past midnight, so none may hold it unasked.
      const tags = await tagsOf(server.origin, address);
      const statuses = async () => {
        const answers = tags.map(([asked, tag]) =>
          fetch(server.origin + asked, { headers: { "If-None-Match": tag } }),
        );
        return (await Promise.all(answers)).map(({ status }) => status);
      };
      expect(await statuses()).toEqual([304, 304]);
      await passMidnight();
      expect(await statuses()).toEqual([200, 200]);
    });
  });
}

async function tagsOf(origin: string, address: string) {
  const asked = [address, `${address}.data`];
  return Promise.all(
    asked.map(async (each): Promise<[string, string]> => {
      const { headers } = await fetch(origin + each);
      expect(headers.get("cache-control")).toBe(REVALIDATE);
      return [each, headers.get("etag") ?? ""];
    }),
  );
}

/** What a browser complains of: refused scripts and styles, broken pages. */
function faultsOn(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}

/** On which of these days words change first on a page to which the footer leads. */
function firstChange(later: LaterDay[]) {
  for (const day of later) {
    const change = changeOn(day);
    if (change) return { day, ...change };
  }
  return undefined;
}

/** A page to which the footer leads, with words that go on this day, and words that come. */
function changeOn({ from }: LaterDay) {
  const [before, after] = [dayBefore(from), from].map(pagesOn);
  for (const { to: address } of Object.values(site.navigation.footer).flat()) {
    const [yesterday, today] = [before, after].map((pages) => textsIn(pages?.[address]?.sections));
    const old = yesterday?.filter((text) => !today?.includes(text)) ?? [];
    const young = today?.filter((text) => !yesterday?.includes(text)) ?? [];
    if (old.length > 0) return { address, old, young };
  }
  return undefined;
}

function pagesOn(day: string) {
  return readLater(day, fixedAddresses()).languages.en?.pages;
}

/** Every text, as it is read on the page. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [withoutMarks(value)];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
