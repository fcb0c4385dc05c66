/** What the tests do to requests that the test's server keeps, as time and our staff would. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "#requests/keeping/database.server.ts";
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
    location: settings,
    terminal: {
      print: (text) => printed.push(text),
      complain: (text) => complaints.push(text),
      confirm: undefined,
    },
  });
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}: ${complaints.join(" ")}`);
  return printed.join("\n");
}

const OUTBOX = path.join(DATA_DIR, "outbox");
/** Mails leave the outbox a moment after the answer. */
const LOOK_AGAIN_MS = 50;
const LONGEST_WAIT_MS = 60_000;

/** The mails of which the names end like this, the oldest first; waits until there are some. */
async function mails(ending: RegExp, isMeant = (_source: string) => true): Promise<string[]> {
  const begun = performance.now();
  while (performance.now() - begun < LONGEST_WAIT_MS) {
    const files = existsSync(OUTBOX) ? readdirSync(OUTBOX) : [];
    const found = files
      .filter((file) => ending.test(file))
      .toSorted()
      .map((file) => readFileSync(path.join(OUTBOX, file), "utf8").replace(/=\r?\n/g, ""))
      .filter(isMeant);
    if (found.length > 0) return found;
    await setTimeout(LOOK_AGAIN_MS);
  }
  throw new Error(`No such mail was sent: ${ending}`);
}

/** The page behind the link in the latest mail to somebody on the waitlist. */
export async function waitlistLinkFor(email: string): Promise<string> {
  const sent = await mails(/_visitor-(waitlist|opening)\.eml$/, (source) =>
    source.includes(`To: ${email}`),
  );
  return /(?:\/es)?\/waiting\/[0-9a-f]{32}/.exec(sent.at(-1) ?? "")?.[0] ?? "no link";
}

/** A mail about a request, as it is written: mails are files of the test's server. */
export async function mailAbout(reference: string, kind: string): Promise<string> {
  const [mail = ""] = await mails(new RegExp(`${reference}_${kind}\\.eml$`));
  return mail;
}

/** What staff were told of a stop. */
export async function stopMail(reference: string): Promise<string> {
  const [mail = ""] = await mails(/_staff-stop\.eml$/, (source) => source.includes(reference));
  return mail;
}

/** The page that the link in the mail leads to. */
export async function linkInMail(reference: string) {
  const source = await mailAbout(reference, "visitor-link");
  return /(?:\/es)?\/request-delete-account\/status\/[0-9a-f]+/.exec(source)?.[0] ?? "no link";
}
