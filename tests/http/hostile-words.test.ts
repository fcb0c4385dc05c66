/** Scripts and worse in every field are nowhere more than words. Runs against the build. */
import { expect, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { sendTo, VISITOR } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

const HOSTILE = [
  "<script>hostile(1)</script>",
  `"><img src=x onerror=hostile(2)>`,
  `'"--></textarea></title></style></script><svg onload=hostile(3)>`,
  "javascript:hostile(4)",
  "https://hostile.example/?a=1",
  "</script><script>hostile(5)//\u2028<!--<script>",
  `" autofocus onfocus="hostile(6)`,
];
const INNOCENT = "An innocent answer";
/** Letters under so many accents that they would cover the page. */
const TOWER = `Z${"\u0301\u0336\u0489".repeat(30)}`;

let accounts = 0;

const FORMS = [
  {
    page: "/free-pricing",
    right: () => ({ ...VISITOR, way: "email", email: "jane@example.com" }),
    free: ["name", "message"],
    strict: ["zip", "email", "phone", "services", "way", "language", "hours"],
  },
  {
    page: "/request-delete-account",
    // To one address a link goes out once an hour.
    right: () => ({
      account: `jane${++accounts}@example.com`,
      name: "Jane",
      knowsWhatIsKept: "on",
    }),
    free: ["name", "reason"],
    strict: ["account"],
  },
  { page: "/stop", right: () => ({}), free: [], strict: ["contact"] },
];

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const LINK = /^(href|src|srcset|action|formaction)$/i;

/** The elements and attributes that a browser would find, and where they lead. */
function partsOf(html: string) {
  const elements: string[] = [];
  const links: string[] = [];
  for (const [, element = "", attributes = ""] of html.matchAll(TAG)) {
    const names = [...attributes.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => {
      if (LINK.test(name)) links.push(value);
      return name;
    });
    elements.push([element, ...names].join(" "));
  }
  return { elements, links: links.map((link) => link.replace(/(?<=\/sent\/)\w+/, "")) };
}

/** Hostile answers make the same page as innocent ones. */
function expectOnlyWords(html: string, innocent: string) {
  expect(html.match(/<[a-z]/gi)?.length).toBe(innocent.match(/<[a-z]/gi)?.length);
  expect(partsOf(html)).toEqual(partsOf(innocent));
}

/** Of hostile answers no script may run that would not of innocent ones, but the one that holds them as data. */
function expectSameRights(answer: Response, innocent: Response) {
  const rightsOf = ({ headers }: Response) =>
    headers.get("content-security-policy")?.match(/'sha256-[^']+'/g) ?? [];
  const known = new Set(rightsOf(innocent));
  expect(rightsOf(answer)).toHaveLength(rightsOf(innocent).length);
  expect(rightsOf(answer).filter((right) => !known.has(right)).length).toBeLessThanOrEqual(1);
}

const said = (names: string[], words: string) =>
  Object.fromEntries(names.map((name) => [name, words]));

test("hostile words stay words: on the form, the confirmation and in the mails", async () => {
  const mail = await sampleMailServer();
  const site = await startSite({
    DATA_DIR: freshFolder(),
    SMTP_URL: mail.url,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "staff@example.com",
  });

  for (const { page: form, right, free, strict } of FORMS) {
    const send = (fields: object) => sendTo(site.origin + form, { ...right(), ...fields });
    const refused = (words: string) => send({ ...said(free, words), ...said(strict, words) });
    const innocentRefusal = await refused(INNOCENT);
    expect(innocentRefusal.status).toBe(422);
    for (const words of HOSTILE) {
      const { status, html } = await refused(words);
      expect(status).toBe(422);
      expectOnlyWords(html, innocentRefusal.html);
    }
    if (free.length === 0) continue;
    const innocent = await send(said(free, INNOCENT));
    const innocentRights = await fetch(site.origin + innocent.confirmation);
    const innocentPage = await innocentRights.text();
    expect(innocentPage).toContain(INNOCENT);
    for (const words of HOSTILE) {
      const { status, confirmation = "" } = await send(said(free, words));
      expect(status).toBe(303);
      const answer = await fetch(site.origin + confirmation);
      const html = await answer.text();
      expect(html).toContain("hostile");
      expectSameRights(answer, innocentRights);
      expectOnlyWords(html, innocentPage);
    }
    expect((await send(said(free, TOWER))).status).toBeOneOf([303, 422]);
  }

  // Each of the two forms that tell something, with each kind of words, to staff and visitor.
  await mail.hasReceived(2 * 2 * (HOSTILE.length + 1));
  for (const { to, text } of mail.received) {
    const headers = text.slice(0, text.indexOf("\r\n\r\n"));
    const html = text.slice(text.indexOf("<!DOCTYPE html>"));
    expect(headers).not.toContain("hostile");
    // Mail programs make links of what looks like one, also in plain text.
    expect(text).not.toMatch(/(javascript|https?):\/*hostile/i);
    expect(html).not.toMatch(/<(script|img|svg)/i);
    expect(partsOf(html).links.join()).not.toMatch(/hostile|javascript/i);
    if (!to.includes("staff@example.com")) expect(text).not.toContain("hostile");
  }
  expect(mail.received.some(({ text }) => text.includes("hostile"))).toBe(true);
});
