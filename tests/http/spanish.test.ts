/** What somebody in Hialeah comes for who reads Spanish, from the first page to the answer. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { inSpanish, sectionOn, site } from "../content-of-site.ts";
import { linkInMail, mailAbout, staff, wishLinkFor } from "../kept-requests.ts";
import { all, attribute, everything, said } from "./elements.ts";
import { open } from "./visitor.ts";

const { words, pages } = inSpanish;
const label = (key: string) => words.labels[key] ?? `no label ${key}`;
/** Another each time, for mails go to an address so often only. */
const newAddress = () => `rosa.${randomUUID()}@example.com`;

test("impact windows are read about", async () => {
  const home = await open("/es");
  const page = await home.follow(label("windows-doors"), home.body);
  expect(page.address).toBe("/es/hurricane-protection/windows-doors");
  expect(page.title).toContain(pages["/hurricane-protection/windows-doors"]?.title);
  expect(said(page.main)).toContain("aviso de aceptación (NOA)");
});

test("a price is asked for, and answered in Spanish", async () => {
  const form = sectionOn("/free-pricing", "pricing-form", pages);
  const { questions } = form;
  const page = await open("/es/free-pricing?service=hurricane-protection");
  expect(page.isChecked(words.services["hurricane-protection"])).toBe(true);
  expect(page.isChecked(questions.language.es)).toBe(true);
  page.fill(questions.zip.label, "33010");
  page.check(questions.way.email);
  const again = await page.press(form.submit);
  const { faults } = words.form;
  expect(again.faults(words)).toEqual([faults.email.missing, faults.name.missing]);
  again.fill(questions.email.label, newAddress());
  again.fill(questions.name.label, "Rosa Pérez");
  // Its words stand there in each language, and styles show those of the answer.
  again.check("#pricing-agreesToNews");
  const receipt = await again.press(form.submit);
  expect(receipt.heading).toBe(form.sent.heading);
  expect(receipt.address).toMatch(/^\/es\/free-pricing\/sent\/[0-9a-f]{32}$/);
  expect(said(receipt.main)).toContain(words.services["hurricane-protection"]);

  const mail = await mailAbout(receipt.reference, "visitor-receipt");
  expect(mail).toContain("Subject: Recibimos su solicitud");
  expect(mail).toContain("/es/stop");
  expect(await staff("show", receipt.reference)).toMatch(/^language +es$/m);
  expect(await staff("consents", receipt.reference)).toContain("(es)");
});

test("an account is deleted", async () => {
  const form = sectionOn("/request-delete-account", "deletion-form", pages);
  const page = await open("/es/request-delete-account");
  page.fill(form.questions.account.label, newAddress());
  page.fill(form.questions.name.label, "Rosa Pérez");
  page.check(withoutMarks(form.questions.knowsWhatIsKept.label));
  const receipt = await page.press(form.submit);
  expect(receipt.heading).toBe(form.sent.heading);
  const link = await linkInMail(receipt.reference);
  expect(link).toMatch(/^\/es\//);
  const confirmed = await (await open(link)).press(form.states.confirm);
  expect(confirmed.heading).toBe(form.states.verified.heading);
  expect(confirmed.address).toBe(link);
});

test("an opening is waited for", async () => {
  const { questions, submit, done, states, confirm } = words.comingSoon.wish;
  const email = newAddress();
  const page = await open("/es/services/turf");
  page.fill(questions.email.label, email);
  expect((await page.press(submit)).heading).toBe(done.heading);
  const link = await wishLinkFor(email);
  expect(link).toMatch(/^\/es\//);
  expect((await (await open(link)).press(confirm)).heading).toBe(states.confirmed.heading);
});

test("contact is ended", async () => {
  const { questions, submit, done } = sectionOn("/stop", "stop-form", pages);
  const page = await open("/es/stop");
  page.fill(questions.contact.label, newAddress());
  const answer = await page.press(submit);
  expect(answer.heading).toBe(done.heading);
});

test("the terms of the champions are asked for", async () => {
  const { questions, submit, sent: told } = sectionOn("/champions", "champion-form", pages);
  const page = await open("/es/champions");
  page.fill(questions.name.label, "Rosa Pérez");
  page.check(questions.way.email);
  page.fill(questions.email.label, newAddress());
  page.fill(questions.zip.label, "33010");
  expect((await page.press(submit)).heading).toBe(told.heading);
});

test("rights and deadlines are looked up, and a letter can be read by whoever gets it", async () => {
  const { questions, submit, cards, letters } = sectionOn("/tools/rights", "rights-tool", pages);
  const page = await open("/es/tools/rights");
  page.check(questions.situation.choices.storm);
  page.fill(questions.loss.label, "2024-08-31");
  const answer = await page.press(submit);
  expect(answer.address).toMatch(/^\/es\/tools\/rights\?/);
  const card = all(answer.main, "article")
    .map(said)
    .find((one) => one.includes(cards.insurance.title));
  expect(card).toContain("31 de agosto de 2025");

  const { main } = await open(
    "/es/tools/rights?situation=deposit&price=24500&deposit=5000&paid=2025-11-22",
  );
  const english = sectionOn("/tools/rights", "rights-tool").letters;
  const inEnglish = everything(main)
    .filter((one) => attribute(one, "lang") === "en")
    .map(said)
    .join(" ");
  expect(said(main)).toContain(letters.deposit.says[0]);
  expect(inEnglish).toContain(english.deposit.says[0]);
  expect(inEnglish).toContain(english.signature);
});

test("panels are worked out with numbers as Spanish writes them", async () => {
  const { questions, submit, headlines } = sectionOn("/tools/solar", "solar-tool", pages);
  const page = await open("/es/tools/solar");
  page.choose(questions.county.label, questions.county.choices["miami-dade"]);
  page.fill(questions.use.label, "1.200");
  page.fill(questions.kw.label, "8,5");
  page.fill(questions.price.label, "$19,840");
  const { headline = "", main } = await page.press(submit);
  expect(headline).toContain(headlines.payback.split("{")[0]);
  expect(said(main)).toContain("8.5 kW");
  expect(said(main)).toContain("1,200 kWh");
  // The compass on the drawing: northwest is noroeste.
  expect(all(main, "tspan").filter((one) => said(one) === "NO")).toHaveLength(1);
});

test("a home file is taken along", async () => {
  const section = sectionOn("/tools/home-file", "home-file-tool", pages);
  const page = await open("/es/tools/home-file");
  page.fill(section.questions.coolingTons.label, "3,5");
  const answer = await page.press(section.submit);
  expect(said(answer.main)).toContain("3.5 toneladas");
  const calendar = await answer.press(section.calendar);
  expect(calendar.headers.get("content-disposition")).toContain("home-file.ics");
});

test("the storm pages lead there and back", async () => {
  const { pages: ofStorm, frame } = site.storm.languages.es ?? {};
  const town = await open("/es/hialeah");
  const [footer] = all(town.body, "footer");
  const storm = await town.follow(label("storm"), footer);
  expect(storm.heading).toBe(ofStorm?.choose.heading);
  const before = await storm.follow(frame?.before ?? "?", storm.body);
  expect(before.address).toBe("/es/storm/before");
  expect((await before.follow(frame?.usual ?? "?", before.body)).address).toBe("/es?home");
});
