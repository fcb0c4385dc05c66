/** What can be set from outside, by environment variables. Checked once, at start. */
import { findPackageJSON } from "node:module";
import path from "node:path";
import { z } from "zod";
import { readProxies } from "#server/client-address.ts";

/** Also when this is part of the build, which lies deeper. */
export const projectFolder = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());

/** With `/`, `#` or `?` in a password, the host would end there, and the rest be taken for a path. */
const UNESCAPED = /^[a-z+]+:\/\/[^/?#@]*:[^/?#@]*[/?#][^?]*@/i;

const settingsSchema = z.object({
  /** TCP port to listen on; 0 takes any free one. */
  PORT: port().default(3000),
  /** Address to listen on; without it, all of the machine's. */
  HOST: z.string().min(1).optional(),
  /** The public origin, for canonical addresses. Without it, `website` in content/company.yaml. */
  SITE_URL: webOrigin("https://www.example.com").optional(),
  /** Whether visitors' devices keep pages for when there is no network; where not, they forget them. */
  KEEP_PAGES: z.stringbool("must be true or false").default(true),
  /** Folder for what the site stores: requests, unless DATABASE_URL is set, and unsent mail. */
  DATA_DIR: z
    .string()
    .min(1)
    .default("data")
    .transform((folder) => path.resolve(projectFolder, folder)),
  /** A PostgreSQL for the requests, like `postgres://user:password@host/database`. */
  DATABASE_URL: addressWithPassword(/^postgres(ql)?$/, "postgres://host/database"),
  /** Where programs that watch read the metrics; without a port, nowhere. */
  METRICS_PORT: port().optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** How many forms one address may send in a minute; 0 for no limit, as in load tests. */
  RATE_LIMIT: wholeNumber("10", 0).default(10),
  /** Our own proxies before the server, which tell whom they speak for. */
  TRUST_PROXY: z
    .string()
    .default("0")
    .transform((setting, context) => {
      const proxies = readProxies(setting);
      if (proxies) return proxies;
      context.addIssue(
        "must be how many proxies stand before the server, like 1, or their addresses, like loopback,203.0.113.0/24",
      );
      return z.NEVER;
    }),
  /**
   * For how many seconds the site goes on answering after it was told to stop, so that proxies see
   * by `/healthz` that it leaves.
   */
  LEAVE_SECONDS: z.coerce
    .number("must be a number of seconds, like 5")
    .min(0, "must be 0 or more")
    .max(60, "must be 60 or less")
    .optional(),
  /** The mail server, like `smtp://user:password@mail.example.com:587`. */
  SMTP_URL: addressWithPassword(/^smtps?$/, "smtp://user:password@mail.example.com:587"),
  /** Whom our mail is from. */
  MAIL_FROM: z.email("must be an e-mail address, like site@example.com").optional(),
  /** Where requests are mailed to. */
  MAIL_TO: z
    .string()
    .transform((list) => list.split(",").map((address) => address.trim()))
    .pipe(z.array(z.email("must be e-mail addresses, with commas between them")))
    .optional(),
  /** How many months a request is kept, and what was counted. */
  KEEP_MONTHS: wholeNumber("24", 1).default(24),
  /** By which contacts that want to be left alone are recognized. Without it, one is made in DATA_DIR. */
  STOP_KEY: z
    .string()
    .trim()
    .min(32, "must have at least 32 characters, all of them random")
    .optional(),
  /** Where new requests are announced besides mail, as for a CRM. */
  WEBHOOK_URL: webAddress("https://www.example.com/hook")
    .refine(hasNoCredentials, "must not hold a name or password; WEBHOOK_SECRET is proof enough")
    .optional(),
  /** Signs what is announced. */
  WEBHOOK_SECRET: z.string().min(24, "must have at least 24 characters").optional(),
});

/** Longer than the proxies of deploy/ need to see that a process leaves. */
const LEAVE_SECONDS = 5;

/** Where there are other processes, which needs a PostgreSQL. One alone had better be back soon. */
const withTimeToLeave = (settings: z.infer<typeof settingsSchema>) => ({
  ...settings,
  LEAVE_SECONDS: settings.LEAVE_SECONDS ?? (settings.DATABASE_URL ? LEAVE_SECONDS : 0),
});

/** Settings that are of no use alone, and what they need. */
const NEEDS: Record<string, string[]> = {
  SMTP_URL: ["MAIL_FROM", "MAIL_TO"],
  WEBHOOK_URL: ["WEBHOOK_SECRET"],
};

/** What must not be seen over a shoulder, or in a log. */
const SECRETS = new Set(["DATABASE_URL", "SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET", "STOP_KEY"]);

export function port() {
  return wholeNumber("3000", 0).max(65535, "must be between 0 and 65535");
}

function webAddress(example: string) {
  return z.url({ protocol: /^https?$/, error: `must be an address like ${example}`, abort: true });
}

export function webOrigin(example: string) {
  return webAddress(example)
    .transform((value) => new URL(value))
    .refine(({ href, origin }) => href === `${origin}/`, "must be an origin, without a path")
    .transform(({ origin }) => origin);
}

function addressWithPassword(protocol: RegExp, example: string) {
  const error = `must be an address like ${example}, with / # ? % in a password as %2F %23 %3F %25`;
  return z
    .url({ protocol, error, abort: true })
    .refine((address) => !UNESCAPED.test(address), error)
    .optional();
}

export function wholeNumber(example: string, least: number) {
  const error = `must be a whole number, like ${example}`;
  return z.coerce.number(error).int(error).min(least, `must be ${least} or more`);
}

function hasNoCredentials(value: string): boolean {
  const { username, password } = new URL(value);
  return !username && !password;
}

export type Settings = ReturnType<typeof withTimeToLeave>;

/** Settings that cannot be used. The message says which, and what would be right. */
export class SettingsError extends Error {}

/** @throws SettingsError */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings =>
  withTimeToLeave(checkedSettings(settingsSchema, environment, SECRETS, unmetNeeds));

/**
 * @param secrets settings whose values are not repeated
 * @param alsoWrong what is wrong besides
 * @throws SettingsError which says all that is wrong
 */
export function checkedSettings<Checked>(
  schema: z.ZodType<Checked>,
  environment: NodeJS.Dict<string>,
  secrets: Set<string>,
  alsoWrong: (given: NodeJS.Dict<string>) => string[],
): Checked {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { data, error } = schema.safeParse(given);
  const wrong = (error?.issues ?? []).map(({ path: [key], code, message }) => {
    const name = String(key);
    const value = given[name];
    if (value === undefined) return `  ${name}: ${code === "invalid_type" ? "is needed" : message}`;
    return `  ${secrets.has(name) ? name : `${name}=${value}`}: ${message}`;
  });
  const problems = [...wrong, ...alsoWrong(given)];
  if (data && problems.length === 0) return data;
  throw new SettingsError(`These settings are not usable:\n${problems.join("\n")}`);
}

function unmetNeeds(given: NodeJS.Dict<string>): string[] {
  return Object.entries(NEEDS).flatMap(([name, needed]) => {
    const missing = needed.filter((other) => given[name] !== undefined && !given[other]);
    return missing.map((other) => `  ${other}: is needed where ${name} is set`);
  });
}
