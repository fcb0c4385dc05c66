/** What the tests of the home file have in common. */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { sync } from "node-ical";
import { sectionOn } from "./content-of-site.ts";

export const HOME_FILE = "/tools/home-file";
export const section = sectionOn(HOME_FILE, "home-file-tool");

export const group = (page: Page, name: string) =>
  page.locator("summary").filter({ hasText: new RegExp(`^${name}$`) });

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const answer = (page: Page) => page.getByRole("region", { name: section.answer });

export const textOf = async (download: Download) => readFile(await download.path(), "utf8");

/** The events of a calendar file as another program reads them: their names, days and titles. */
export const eventsIn = (calendar: string) =>
  Object.values(sync.parseICS(calendar)).flatMap((one) =>
    one?.type === "VEVENT" ? [{ uid: one.uid, day: localDay(one.start), title: one.summary }] : [],
  );

/** A date without a time is read as midnight of wherever the reader is. */
const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
