/**
 * What somebody in Hialeah comes for who reads Spanish, from the first page to the answer: the same with
 * scripts (spanish.spec.ts) and without (spanish.no-script.spec.ts).
 */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { group } from "./home-file.ts";
import { linkInMail, mailAbout, REFERENCE, staff, wishLinkFor } from "./kept-requests.ts";
import { box, radio, sectionOn, spoken, text } from "./sent-forms.ts";
import { inSpanish, site } from "./site.ts";

const { words, pages } = inSpanish;
const label = (key: string) => words.labels[key] ?? `no label ${key}`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const referenceOn = async (page: Page) => (await page.getByText(REFERENCE).textContent()) ?? "";
/** Another each time, for mails go to an address so often only. */
const newAddress = () => `rosa.${randomUUID()}@example.com`;

/** How a visitor opens a page, and how they take their time before a form is sent. */
export interface Ways {
  open: (address: string) => Promise<void>;
  takeTime: () => Promise<unknown>;
}

type Errand = (page: Page, ways: Ways) => Promise<void>;

const windows: Errand = async (page, { open }) => {
  await open("/es");
  const menu = page.getByRole("banner").getByRole("navigation");
  await menu.getByRole("button", { name: label("home-improvements") }).click();
  await menu.getByRole("link", { name: label("windows-doors"), exact: true }).click();
  await expect(page).toHaveURL("/es/hurricane-protection/windows-doors");
  await expect(page).toHaveTitle(
    new RegExp(`^${pages["/hurricane-protection/windows-doors"]?.title} \\|`),
  );
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(main(page)).toContainText("aviso de aceptación (NOA)");
};

const price: Errand = async (page, { open, takeTime }) => {
  const { questions, submit, sent } = sectionOn("/free-pricing", "pricing-form", pages);
  const email = newAddress();
  await open("/es/free-pricing?service=hurricane-protection");
  await expect(box(page, words.services["hurricane-protection"])).toBeChecked();
  await expect(radio(page, questions.language.es)).toBeChecked();
  await text(page, questions.zip.label).fill("33010");
  await radio(page, questions.way.email).check();
  await takeTime();
  await press(page, submit);
  const problems = page.getByRole("region", { name: words.form.errorHeading });
  await expect(problems.getByRole("link")).toHaveText([
    words.form.faults.email.missing,
    words.form.faults.name.missing,
  ]);
  await text(page, questions.email.label).fill(email);
  await text(page, questions.name.label).fill("Rosa Pérez");
  await box(page, spoken(site.consents.news.words.es)).check();
  await takeTime();
  await press(page, submit);
  await expect(heading(page)).toHaveText(sent.heading);
  await expect(page).toHaveURL(/\/es\/free-pricing\/sent\/[0-9a-f]{32}$/);
  await expect(main(page)).toContainText(words.services["hurricane-protection"]);
  await expect(main(page)).toContainText(questions.language.es);

  const reference = await referenceOn(page);
  const receipt = await mailAbout(reference, "visitor-receipt");
  expect(receipt).toContain("Subject: Recibimos su solicitud");
  expect(receipt).toContain("/es/stop");
  expect(await staff("show", reference)).toMatch(/^language +es$/m);
  expect(await staff("consents", reference)).toContain("(es)");
};

const deletion: Errand = async (page, { open, takeTime }) => {
  const { questions, submit, sent, states } = sectionOn(
    "/request-delete-account",
    "deletion-form",
    pages,
  );
  await open("/es/request-delete-account");
  await text(page, questions.account.label).fill(newAddress());
  await text(page, questions.name.label).fill("Rosa Pérez");
  await box(page, spoken(questions.knowsWhatIsKept.label)).check();
  await takeTime();
  await press(page, submit);
  await expect(heading(page)).toHaveText(sent.heading);
  const link = await linkInMail(await referenceOn(page));
  expect(link).toMatch(/^\/es\//);
  await open(link);
  await expect(heading(page)).toHaveText(states.waiting.heading);
  await press(page, states.confirm);
  await expect(heading(page)).toHaveText(states.verified.heading);
  await expect(page).toHaveURL(link);
};

const rights: Errand = async (page, { open }) => {
  const { questions, submit, cards } = sectionOn("/tools/rights", "rights-tool", pages);
  await open("/es/tools/rights");
  await radio(page, questions.situation.choices.storm).check();
  await page.getByLabel(questions.loss.label).fill("2024-08-31");
  await press(page, submit);
  const card = page.getByRole("article").filter({ hasText: cards.insurance.title });
  await expect(card).toContainText("domingo, 31 de agosto de 2025");
  await expect(page).toHaveURL(/^[^?]*\/es\/tools\/rights\?/);
};

const letter: Errand = async (page, { open }) => {
  const { letters } = sectionOn("/tools/rights", "rights-tool", pages);
  const english = sectionOn("/tools/rights", "rights-tool").letters;
  await open("/es/tools/rights?situation=deposit&price=24500&deposit=5000&paid=2025-11-22");
  await expect(page.getByText(letters.deposit.says[0] ?? "?")).toBeVisible();
  const inEnglish = main(page).locator("[lang=en]");
  await expect(inEnglish.filter({ hasText: english.deposit.says[0] ?? "?" })).toBeVisible();
  await expect(inEnglish.filter({ hasText: english.signature })).toBeVisible();
};

const panels: Errand = async (page, { open }) => {
  const { questions, submit, headlines } = sectionOn("/tools/solar", "solar-tool", pages);
  await open("/es/tools/solar");
  await page
    .getByLabel(questions.county.label)
    .selectOption(questions.county.choices["miami-dade"]);
  await text(page, questions.use.label).fill("1.200");
  await text(page, questions.kw.label).fill("8,5");
  await text(page, questions.price.label).fill("$19,840");
  await press(page, submit);
  const [before = "?"] = headlines.payback.split("{");
  await expect(page.locator("#answer")).toContainText(before);
  await expect(main(page)).toContainText("8.5 kW");
  await expect(main(page)).toContainText("1,200 kWh");
  // The compass on the drawing: northwest is noroeste.
  await expect(main(page).locator("svg tspan", { hasText: /^NO$/ })).toHaveCount(1);
};

const homeFile: Errand = async (page, { open }) => {
  const section = sectionOn("/tools/home-file", "home-file-tool", pages);
  const { questions, groups } = section;
  await open("/es/tools/home-file");
  await group(page, groups.cooling).click();
  await page.getByLabel(questions.coolingTons.label, { exact: true }).fill("3,5");
  await press(page, section.submit);
  await expect(page.getByRole("region", { name: section.answer })).toContainText("3.5 toneladas");
  for (const [button, name] of [
    [section.calendar, "home-file.ics"],
    [section.copy, "home-file.json"],
  ] as const) {
    const file = page.waitForEvent("download");
    await press(page, button);
    expect((await file).suggestedFilename()).toBe(name);
  }
};

const storm: Errand = async (page, { open }) => {
  const { pages: ofStorm, frame } = site.storm.languages.es ?? {};
  await open("/es/hialeah");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: label("storm"), exact: true })
    .click();
  await expect(heading(page)).toHaveText(ofStorm?.choose.heading ?? "");
  await page.getByRole("link", { name: frame?.before ?? "", exact: true }).click();
  await expect(page).toHaveURL("/es/storm/before");
  await page.getByRole("link", { name: frame?.usual ?? "" }).click();
  await expect(page).toHaveURL("/es?home");
};

const wish: Errand = async (page, { open, takeTime }) => {
  const { questions, submit, done, states, confirm } = words.comingSoon.wish;
  const email = newAddress();
  await open("/es/services/turf");
  await takeTime();
  await press(page, submit);
  await expect(page.getByRole("region", { name: words.form.errorHeading })).toContainText(
    words.form.faults.email.missing,
  );
  await text(page, questions.email.label).fill(email);
  await takeTime();
  await press(page, submit);
  await expect(heading(page)).toHaveText(done.heading);
  const link = await wishLinkFor(email);
  expect(link).toMatch(/^\/es\//);
  await open(link);
  await press(page, confirm);
  await expect(heading(page)).toHaveText(states.confirmed.heading);
};

const stop: Errand = async (page, { open, takeTime }) => {
  const { questions, submit, done } = sectionOn("/stop", "stop-form", pages);
  const email = newAddress();
  await open("/es/stop");
  await text(page, questions.contact.label).fill(email);
  await takeTime();
  await press(page, submit);
  await expect(heading(page)).toHaveText(done.heading);
  await expect(main(page)).toContainText(fill(done.stopped, { contact: "r…@example.com" }));
};

const champion: Errand = async (page, { open, takeTime }) => {
  const { questions, submit, sent } = sectionOn("/champions", "champion-form", pages);
  await open("/es/champions");
  await text(page, questions.name.label).fill("Rosa Pérez");
  await radio(page, questions.way.email).check();
  await text(page, questions.email.label).fill(newAddress());
  await text(page, questions.zip.label).fill("33010");
  await takeTime();
  await press(page, submit);
  await expect(heading(page)).toHaveText(sent.heading);
};

/** By what a visitor came for. */
export const ERRANDS = {
  "impact windows are read about": windows,
  "a price is asked for, and answered in Spanish": price,
  "an account is deleted": deletion,
  "rights and deadlines are looked up": rights,
  "a letter can be read by whoever gets it": letter,
  "panels are worked out with numbers as Spanish writes them": panels,
  "a home file is taken along": homeFile,
  "the storm pages lead there and back": storm,
  "an opening is waited for": wish,
  "contact is ended": stop,
  "the terms of the champions are asked for": champion,
} satisfies Record<string, Errand>;
