/** What differs in Spanish: mails, numbers, days, and a letter that its English reader can read. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inSpanish, sectionOn } from "../content-of-site.ts";
import { mailAbout, staff } from "../kept-requests.ts";
import { all, attribute, everything, said } from "./elements.ts";
import { open } from "./visitor.ts";

const { words, pages } = inSpanish;
/** Another each time, for mails go to an address so often only. */
const newAddress = () => `rosa.${randomUUID()}@example.com`;

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
});
