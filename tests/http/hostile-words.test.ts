/** Scripts and worse in every field are nowhere more than words. Runs against the build. */
import { expect, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { sendTo, VISITOR } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";
import { attribute, bodyOf, everything } from "./html.ts";

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
];

/** The elements that a browser makes, with the names of their attributes, and where they lead. */
function partsOf(html: string) {
  const all = everything(bodyOf(html));
  const links = ["href", "src", "srcset", "action", "formaction"].flatMap((name) =>
    all.flatMap((one) => attribute(one, name) ?? []),
  );
  return {
    elements: all.map(({ tagName, attrs }) =>
      [tagName, ...attrs.map(({ name }) => name)].join(" "),
    ),
    links: links.map((link) => link.replace(/(?<=\/sent\/)\w+/, "")),
  };
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
    const receipt = async ({ confirmation = "" }: Awaited<ReturnType<typeof send>>) =>
      (await fetch(site.origin + confirmation)).text();
    const innocentRefusal = partsOf((await refused(INNOCENT)).html);
    const innocentReceipt = await receipt(await send(said(free, INNOCENT)));
    expect(innocentReceipt).toContain(INNOCENT);
    for (const words of HOSTILE) {
      const { status, html } = await refused(words);
      expect(status).toBe(422);
      expect(partsOf(html)).toEqual(innocentRefusal);
      const taken = await receipt(await send(said(free, words)));
      expect(taken).toContain("hostile");
      expect(partsOf(taken)).toEqual(partsOf(innocentReceipt));
    }
  }

  // Each of the two forms, with each kind of words, to staff and visitor.
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
