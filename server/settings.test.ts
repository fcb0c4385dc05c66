import path from "node:path";
import { expect, test } from "vitest";
import { projectFolder, readSettings } from "#server/settings.ts";

test("everything has a default", () => {
  expect(readSettings({ PORT: "" })).toMatchObject({
    PORT: 3000,
    DATA_DIR: path.join(projectFolder, "data"),
    KEEP_MONTHS: 24,
  });
});

test("where there may be other processes, one takes its time to leave", () => {
  expect(readSettings({}).LEAVE_SECONDS).toBe(0);
  const DATABASE_URL = "postgres://host/database";
  expect(readSettings({ DATABASE_URL }).LEAVE_SECONDS).toBe(5);
  expect(readSettings({ DATABASE_URL, LEAVE_SECONDS: "1.5" }).LEAVE_SECONDS).toBe(1.5);
});

test.each([
  [{ PORT: "abc" }, "PORT=abc: must be a whole number, like 3000"],
  [{ KEEP_MONTHS: "0" }, "KEEP_MONTHS=0: must be 1 or more"],
  [
    { SITE_URL: "example.com" },
    "SITE_URL=example.com: must be an address like https://www.example.com",
  ],
  [{ SITE_URL: "https://example.com/shop" }, "must be an origin, without a path"],
  [{ SMTP_URL: "mail.example.com" }, "SMTP_URL: must be an address like smtp://user:password@"],
  [{ SMTP_URL: "smtp://mail.example.com" }, "MAIL_FROM: is needed where SMTP_URL is set"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY=yes: must be how many proxies stand before the server"],
  [{ MAIL_TO: "ann@home.example; bob" }, "must be e-mail addresses, with commas between them"],
  [{ WEBHOOK_URL: "https://crm.example" }, "WEBHOOK_SECRET: is needed where WEBHOOK_URL is set"],
  [{ WEBHOOK_URL: "https://a:b@crm.example" }, "WEBHOOK_URL: must not hold a name or password"],
  [{ WEBHOOK_SECRET: "x".repeat(23) }, "WEBHOOK_SECRET: must have at least 24 characters"],
])("%o is refused: %s", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test("mail may go to several people", () => {
  const { MAIL_TO } = readSettings({ MAIL_TO: "ann@home.example, bob@home.example" });
  expect(MAIL_TO).toEqual(["ann@home.example", "bob@home.example"]);
});

test.each([
  { DATABASE_URL: "mysql://site:geheim@host/database" },
  { SMTP_URL: "smtp://site:1/geheim@host:587" },
  { DATABASE_URL: "postgres://site:pa#geheim@host/database" },
  { WEBHOOK_SECRET: "geheim" },
  { STOP_KEY: "geheim" },
])("no secret is told", (environment) => {
  expect(() => readSettings(environment)).toThrow(/^(?![^]*geheim)/);
});

test.each(["12/34", "pa#ss", "pa?ss", "1/2@3"])(
  "that the password %s has to be written otherwise is told, and how",
  (password) => {
    const hint = /_URL: must be .*, with \/ # \? % in a password as %2F %23 %3F %25/;
    const mail = { MAIL_FROM: "us@home.example", MAIL_TO: "us@home.example" };
    const SMTP_URL = `smtp://site:${password}@mail.example.com:587`;
    expect(() => readSettings({ ...mail, SMTP_URL })).toThrow(hint);
    const DATABASE_URL = `postgres://site:${password}@host/database`;
    expect(() => readSettings({ DATABASE_URL })).toThrow(hint);
  },
);

test.each([
  "postgres://site:p%2Fss@host:5432/database",
  "postgres://host:5432/database?user=ann@home",
  "postgres://host/database",
])("%s is taken as it is", (DATABASE_URL) => {
  expect(readSettings({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});

test("all that is wrong is told at once", () => {
  expect(() => readSettings({ PORT: "abc", SITE_URL: "x" })).toThrow(/PORT=abc[\s\S]*SITE_URL=x/);
});
