/** What the tests do to requests that the test's server keeps, as time and our staff would. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import { openDatabase } from "#requests/keeping/open-database.server.ts";
import { mailFolderIn } from "#requests/sending/mail-files.server.ts";
import { staffCommand } from "#requests/staff/staff-command.server.ts";
import { readSettings } from "#server/settings.ts";

const DATA_DIR = process.env.TEST_DATA_DIR ?? "";

/** As a page shows the reference of a request. */
export const REFERENCE = /^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/;

/** Lets a request be older than it is, with all that ends by time. */
export function age(reference: string, hours: number) {
  const database = new DatabaseSync(path.join(DATA_DIR, "requests.sqlite"), { timeout: 5000 });
  const earlier = (column: string) =>
    `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${hours} hours')`;
  const { changes } = database
    .prepare(
      `update requests set ${earlier("created_at")}, ${earlier("link_until")} where reference = ?`,
    )
    .run(reference);
  database.close();
  if (changes !== 1) throw new Error(`There is no request ${reference}`);
}

/**
 * Does what a member of our staff does in a terminal, and gives what it prints. In this process: to start
 * another takes longer than most visits.
 */
export async function staff(...words: string[]): Promise<string> {
  const settings = readSettings({ DATA_DIR });
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await staffCommand(words, {
    open: () => openDatabase(settings),
    keepMonths: settings.KEEP_MONTHS,
    whereabouts: settings,
    mailFolder: mailFolderIn(settings),
    terminal: {
      print: (text) => printed.push(text),
      complain: (text) => complaints.push(text),
      confirm: undefined,
    },
  });
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}: ${complaints.join(" ")}`);
  return printed.join("\n");
}

/** The page behind the link in the latest mail about a wish to be told of an opening. */
export async function wishLinkFor(email: string): Promise<string> {
  const folder = path.join(DATA_DIR, "outbox");
  const mails = () =>
    readdirSync(folder)
      .filter((file) => /_visitor-(wish|open)\.eml$/.test(file))
      .toSorted()
      .map((file) => readFileSync(path.join(folder, file), "utf8").replace(/=\r?\n/g, ""))
      .filter((source) => source.includes(`To: ${email}`));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  return /(?:\/es)?\/waiting\/[0-9a-f]{32}/.exec(mails().at(-1) ?? "")?.[0] ?? "no link";
}

/** A mail about a request, as it is written: mails are files of the test's server. */
export async function mailAbout(reference: string, kind: string): Promise<string> {
  const folder = path.join(DATA_DIR, "outbox");
  const mail = () => readdirSync(folder).find((file) => file.endsWith(`${reference}_${kind}.eml`));
  await expect.poll(mail).toBeTruthy();
  return readFileSync(path.join(folder, mail() ?? ""), "utf8").replace(/=\r?\n/g, "");
}

/** The page that the link in the mail leads to. */
export async function linkInMail(reference: string) {
  const source = await mailAbout(reference, "visitor-link");
  return /(?:\/es)?\/request-delete-account\/status\/[0-9a-f]+/.exec(source)?.[0] ?? "no link";
}
