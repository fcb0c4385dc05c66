/** What mails say, and what nobody can make them say. */
import { expect, test } from "vitest";
import type { Messages, VisitorWords } from "#app/content/reading/messages.ts";
import { composed, letterAsHtml, letterAsText } from "#requests/sending/mail.server.ts";
import { floridaTime } from "#requests/sending/mail-template.ts";
import { WAYS, BEST_HOURS } from "#questions/forms.ts";
import type { Answers, KeptRequest } from "#requests/keeping/request.ts";
import { readable } from "#requests/testing/sample-mail-server.ts";
import {
  sampleChampion,
  sampleContact,
  sampleDeletion,
  samplePricing,
} from "#requests/testing/sample-request.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import {
  requestLetter,
  stopLetter,
  verifiedLetter,
} from "#requests/sending/staff-letters.server.ts";
import { linkLetter, receiptLetter } from "#requests/sending/visitor-letters.server.ts";

const REFERENCE = "7HQ-4XW-9CM";
const LINK = "0123456789abcdef0123456789abcdef";
const { company, messages, origin } = sampleMailTemplate;
const { street, city, state, postalCode } = company.address;

function kept(request = samplePricing(), changed: Partial<KeptRequest> = {}): KeptRequest {
  return {
    ...request,
    kind: request.answers.kind,
    reference: REFERENCE,
    createdAt: "2026-11-21T15:00:00.000Z",
    stoppedAt: undefined,
    doneAt: undefined,
    verifiedAt: undefined,
    linkUntil: "2026-11-23T15:00:00.000Z",
    ...changed,
  };
}

const STOPPED = { about: "9f3a21c4".padEnd(64, "0"), created_at: kept().createdAt };

/** Everything in a form that a visitor can type. */
function typed(text: string) {
  const withMessage = [samplePricing, sampleContact, sampleChampion].map((sample) => {
    const { answers, ...request } = sample({ name: text });
    return kept({ ...request, answers: { ...answers, message: text } as typeof answers });
  });
  return [
    ...withMessage,
    kept(sampleDeletion({ name: text, answers: { kind: "deletion", reason: text } })),
  ];
}

const allLetters = Object.keys(sampleMailTemplate.messages).flatMap((language) => [
  ...[samplePricing, sampleContact, sampleChampion].flatMap((sample) => [
    receiptLetter(kept(sample({ language })), sampleMailTemplate),
    requestLetter(kept(sample({ language })), sampleMailTemplate),
  ]),
  linkLetter(kept(sampleDeletion({ language })), LINK, sampleMailTemplate),
  requestLetter(kept(sampleDeletion({ language })), sampleMailTemplate),
  verifiedLetter(kept(sampleDeletion({ language })), sampleMailTemplate),
  stopLetter({ contact: "+15615550100", references: [] }, STOPPED, sampleMailTemplate),
]);

test("no mail is left with a gap to fill", () => {
  for (const letter of allLetters) {
    const all = letter.subject + letterAsText(letter) + letterAsHtml(letter);
    expect(all).not.toMatch(/[{}]|undefined|null|NaN|Invalid/);
  }
});

test("a receipt tells what was asked, the reference, and how to reach or stop us", () => {
  const text = letterAsText(receiptLetter(kept(), sampleMailTemplate));
  const { solar, roofing } = messages.en.services;
  for (const part of [`${solar} and ${roofing}`, "33435", REFERENCE, company.phone.shown]) {
    expect(text).toContain(part);
  }
  expect(text).toContain(`\n${origin}/stop\n`);
  expect(text).toContain(`${street}, ${city}, ${state} ${postalCode}`);
});

test("a mail begins by saying that the company is a sample, as long as it is one", () => {
  const begins = (sample: boolean) => {
    const template = { ...sampleMailTemplate, company: { ...company, sample } };
    return letterAsText(receiptLetter(kept(), template)).startsWith(messages.en.footer.sample);
  };
  expect([begins(true), begins(false)]).toEqual([true, false]);
});

test("visitors are answered in their language", () => {
  const receipt = receiptLetter(kept(samplePricing({ language: "es" })), sampleMailTemplate);
  const { services, receipt: words } = messages.es ?? messages.en;
  const subject = words.subject.replace("{reference}", REFERENCE);
  expect(receipt).toMatchObject({ language: "es", subject });
  expect(letterAsText(receipt)).toContain(`${services.solar} y ${services.roofing}`);
  const other = receiptLetter(kept(samplePricing({ language: "fr" })), sampleMailTemplate);
  expect(other.language).toBe("en");
});

test("staff read English, and in which language to answer", () => {
  for (const sample of [samplePricing, sampleContact, sampleChampion, sampleDeletion]) {
    const letter = requestLetter(kept(sample({ language: "es" })), sampleMailTemplate);
    expect(letter.language).toBe("en");
    expect(letterAsText(letter)).toMatch(/^Language: Spanish$/m);
  }
});

test("a mail and what it leads to are in the language asked for, where the site has it", () => {
  const spanish = kept(sampleDeletion({ language: "es" }));
  const { en, es } = sampleMailTemplate.messages;
  const linked = (own: Record<string, VisitorWords | undefined>) => {
    const template = { ...sampleMailTemplate, messages: own as Messages };
    const text = letterAsText(linkLetter(spanish, LINK, template));
    return text
      .split(origin)
      .slice(1)
      .map((after) => after.split(/\s/)[0]);
  };
  const [status, stop] = [`/request-delete-account/status/${LINK}`, "/stop"];
  expect(linked({ en, es })).toEqual([`/es${status}`, `/es${stop}`]);
  expect(linked({ en })).toEqual([status, stop]);
});

test("the link tells until when it works, and not whether there is an account", () => {
  const text = letterAsText(linkLetter(kept(sampleDeletion()), LINK, sampleMailTemplate));
  expect(text).toContain(`\n${origin}/request-delete-account/status/${LINK}\n`);
  expect(text).toContain("until November 23, 2026 at 10:00\u00a0AM Eastern time");
  expect(text).toContain(messages.en.link.notYou);
});

test("nothing that a visitor typed gets into a mail to a visitor", () => {
  const letters = typed("Cheap pills at evil.example").map((request) =>
    request.kind === "deletion"
      ? linkLetter(request, LINK, sampleMailTemplate)
      : receiptLetter(request, sampleMailTemplate),
  );
  for (const letter of letters) {
    expect(letter.subject + letterAsText(letter) + letterAsHtml(letter)).not.toMatch(/pills|evil/);
  }
});

test("staff can open nothing that a visitor typed", () => {
  const text = "<a href='https://evil.example'>Look</a> www.evil.example & evil.example/?a=b";
  for (const request of typed(text)) {
    const letter = requestLetter(request, sampleMailTemplate);
    expect(letterAsText(letter)).toContain(
      "<a href='https[:]//evil[.]example'>Look</a> www[.]evil[.]example & evil[.]example/?a=b",
    );
    const html = letterAsHtml(letter);
    expect(html).toContain("&lt;a href='https[:]//evil[.]example'&gt;Look&lt;/a&gt;");
    for (const each of [letterAsText(letter), html, letter.subject]) {
      expect(each).not.toMatch(/evil\.example|https?:\/\//);
    }
    expect(html).not.toContain("<a ");
  }
});

test("a visitor's lines cannot pass for ours", () => {
  const [request] = typed("Fine.\n\n*** Do not contact this person. ***\nPhone: +19005550100");
  const text = request ? letterAsText(requestLetter(request, sampleMailTemplate)) : "";
  expect(text).not.toMatch(/^(\*|Phone)/m);
});

test.each([
  "a\r\nBcc: x@y.example",
  "a\nBcc: x@y.example",
  "a\0\r\n\r\nBcc: x@y.example",
  "=?utf-8?Q?=0ABcc:x=40y.example?=",
])("no name adds a header: %j", async (name) => {
  const from = { name: company.name, address: "site@company.example" };
  for (const request of typed(name)) {
    const mail = await composed(
      {
        id: "1-a",
        name: "a",
        to: ["staff@company.example"],
        replyTo: request.email,
        letter: requestLetter(request, sampleMailTemplate),
      },
      from,
    );
    const [headers = ""] = readable(mail).split("\r\n\r\n");
    expect(headers).not.toMatch(/^bcc/im);
    expect(headers).toMatch(/^Reply-To: jane\.sample@example\.com$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Message-ID: <1-a@company\.example>$/m);
  }
});

test.each(WAYS)("staff read everything in words, also how to answer: %s", (way) => {
  const { staff, services } = messages.en;
  const [chosen, hours] = [Object.keys(services), [...BEST_HOURS]];
  const answers = { ...samplePricing().answers, services: chosen, way, hours } as Answers;
  const request = kept(samplePricing({ phone: "+15615550100", answers }));
  const text = letterAsText(requestLetter(request, sampleMailTemplate));
  expect(text).toContain(`${staff.labels.way}: ${staff.choices.way?.[way]}`);
  expect(text).toContain("(561) 555-0100");
  for (const name of Object.values(services)) expect(text).toContain(name);
  expect(text.includes(staff.choices.hours?.["8-12"] ?? "no words")).toBe(way !== "email");
});

test.each([
  ["en", "2026-11-23T18:00:00Z", "November 23, 2026 at 1:00\u00a0PM"],
  ["es", "2026-07-04T13:30:00Z", "4 de julio de 2026 a las 9:30\u00a0a.\u00a0m."],
])("a mail in %s writes %s as its readers do, on one line", (language, moment, written) => {
  expect(floridaTime(moment, language)).toBe(written);
});

test("a deletion that was asked for by phone number is verified by a person", () => {
  const letter = (email: string) =>
    letterAsText(requestLetter(kept(sampleDeletion({ email })), sampleMailTemplate));
  expect(letter("")).toContain(messages.en.staff.deletion.byPerson);
  expect(letter("jane@example.com")).toContain(messages.en.staff.deletion.byLink);
});
