/**
 * A new question is one entry and its words: here the form for a price asks one more, and nothing
 * else is changed.
 */
import { type ComponentProps, createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterAll, expect, test, vi } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { messageFor } from "#app/forms/message-for.ts";
import { newRequest } from "#app/forms/new-request.server.ts";
import { receiptFor } from "#app/forms/receipt-for.server.ts";
import { preparePricingForm } from "#app/sections/pricing-form/prepare.server.ts";
import { PricingForm } from "#app/sections/pricing-form/pricing-form.tsx";
import { SiteContext } from "#app/ui/site.ts";
import { pricingQuestions } from "#requests/asking/pricing-request.ts";
import { problemsIn, readForm } from "#requests/asking/typed-form.ts";
import { openDatabase } from "#requests/keeping/open-database.server.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";
import { announcementOf } from "#requests/sending/announcement.server.ts";
import { letterAsText } from "#requests/sending/letter.server.ts";
import { requestLetter } from "#requests/sending/staff-letters.server.ts";
import { staffCommand } from "#requests/staff/staff-command.server.ts";
import { freshPlace, opened, type Place } from "#requests/testing/fresh-database.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";

// Test files share what they load (vitest.config.ts), and nobody else shall find one more question.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock(import("#requests/asking/pricing-request.ts"));
  vi.resetModules();
});

/** The entry. */
vi.mock(import("#requests/asking/pricing-request.ts"), async (load) => {
  const form = await load();
  const { not } = await import("#requests/asking/faults.ts");
  const { plainLine } = await import("#requests/asking/fields.ts");
  const { question } = await import("#requests/asking/question.ts");
  const roofYear = question({
    part: "person",
    field: plainLine({ autoComplete: "off", inputMode: "numeric", size: 6 }),
    faults: { wrong: not((year: string) => /^(\d{4})?$/.test(year)) },
    kept: "answer",
    unanswered: "",
    shown: {
      mail: "roofYear",
      receipt: "roofYear",
      show: "roof of",
      list: { column: "what", place: 3 },
      csv: "roof",
    },
  });
  const asked: typeof form.pricingQuestions = { ...form.pricingQuestions, roofYear } as never;
  return { ...form, pricingQuestions: asked };
});

const { change, complaint, read } = contentCopy();

/** Its words, in each language of the site. */
function addWords() {
  for (const language of ["en", "es"]) {
    const page = `${language}/pages/free-pricing.yaml`;
    change(
      page,
      "      agreesToCalls:\n",
      '      roofYear: { label: "Year of the roof (optional)", wrong: Enter a year of four digits }\n      agreesToCalls:\n',
    );
    change(page, "        calls: ", "        roofYear: Roof\n        calls: ");
  }
  change("en/messages.yaml", "    message: ", "    roofYear: Roof of\n    message: ");
}

const FILLED = {
  services: "roofing",
  zip: "33435",
  way: "email",
  email: "rosa@example.com",
  name: "Rosa Bell",
  roofYear: "2004",
};

function filled(changed: Partial<typeof FILLED> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...changed })) form.set(name, value);
  return readForm(pricingQuestions, form);
}

const sender = { page: "https://www.example.com/free-pricing", from: "", formKey: undefined };

/** All that links need. */
const SITE = { language: "en", prefix: "", otherLanguages: [] } as unknown as ComponentProps<
  typeof SiteContext
>["value"];

async function staff(place: Place, line: string): Promise<string> {
  const said: string[] = [];
  await staffCommand(line.split(" "), {
    open: () => openDatabase(place),
    keepMonths: 24,
    location: place,
    mailFolder: place.DATA_DIR,
    terminal: { print: (text) => said.push(text), complain: (text) => said.push(text) },
  });
  return said.join("\n");
}

test("without its words the content is not right, and it is told where", () => {
  const told = complaint();
  expect(told).toMatch(/en\/pages\/free-pricing\.yaml:\d+\n.*questions\.roofYear: /);
  expect(told).toMatch(/en\/pages\/free-pricing\.yaml:\d+\n.*sent\.rows\.roofYear: /);
  expect(told).toMatch(/en\/messages\.yaml:\d+\n.*labels\.roofYear: /);
});

test("it is asked, read, refused when wrong, kept, and shown everywhere", async () => {
  addWords();
  const site = read();
  const { company, messages } = site;
  const content = {
    ...site,
    ...site.languages.en,
    language: "en",
    hasServer: true,
  } as unknown as PageContent;
  const section = sectionOf("pricing-form", content);

  const form = createElement(PricingForm, preparePricingForm(section, content));
  const page = createRoutesStub([
    { path: "/", Component: () => createElement(SiteContext, { value: SITE }, form) },
  ]);
  const html = renderToString(createElement(page));
  expect(html).toContain("Year of the roof (optional)");
  expect(html).toMatch(/<input [^>]*name="roofYear"/);

  const [problem] = problemsIn(pricingQuestions, filled({ roofYear: "old" }));
  expect(problem && messageFor(problem, section.questions)).toBe("Enter a year of four digits");
  expect(problemsIn(pricingQuestions, filled())).toEqual([]);

  const place = await freshPlace("SQLite");
  const database = await opened(place);
  const asked = newRequest("pricing", filled(), section.questions, sender, content);
  const { reference } = await saveRequest(database, asked, NOBODY_ELSE);
  const kept = await findRequest(database, { reference });
  if (!kept) throw new Error(`${reference} was not kept`);
  expect(kept.answers).toMatchObject({ zip: "33435", roofYear: "2004" });

  const letter = requestLetter(kept, {
    company,
    messages,
    siteLanguages: ["en"],
    origin: "https://www.example.com",
  });
  expect(letterAsText(letter)).toContain("\nRoof of: 2004\n");
  expect(receiptFor(kept, section, content).rows).toContainEqual({ label: "Roof", text: ["2004"] });
  expect(await staff(place, `show ${reference}`)).toMatch(/^roof of +2004$/m);
  expect(await staff(place, "list")).toContain("33435 roofing 2004");
  expect(await staff(place, "export --csv")).toMatch(/,message,roof,.*\r\n.*,2004,/);
  expect(JSON.parse(await staff(place, "export --json"))[0].answers.roofYear).toBe("2004");
  const message = { message: "staff-request", created_at: kept.createdAt };
  const announced = announcementOf(message as Parameters<typeof announcementOf>[0], kept);
  expect(JSON.parse(announced).data.answers.roofYear).toBe("2004");

  const old = await saveRequest(database, samplePricing(), NOBODY_ELSE);
  const before = await findRequest(database, { reference: old.reference });
  expect(before?.answers).toMatchObject({ zip: "33435", roofYear: "" });
});
