/** What can be set from outside, by environment variables. Checked once, at start. */
import { findPackageJSON } from "node:module";
import path from "node:path";
import { z } from "zod";

/** Also when this is part of the build, which lies deeper. */
export const projectFolder = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());

const settingsSchema = z.object({
  /** TCP port to listen on; 0 takes any free one. */
  PORT: z.coerce
    .number("must be a number, like 3000")
    .int("must be a whole number, like 3000")
    .min(0, "must be between 0 and 65535")
    .max(65535, "must be between 0 and 65535")
    .default(3000),
  /** Address to listen on; without it, all of the machine's. */
  HOST: z.string().min(1).optional(),
  /** The public origin, for canonical addresses. Without it, `website` in content/company.yaml. */
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be an address like https://www.example.com",
      abort: true,
    })
    .refine(isOrigin, "must be an origin, without a path")
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Folder for what the site stores: requests, unless DATABASE_URL is set, and unsent mail. */
  DATA_DIR: z
    .string()
    .min(1)
    .default("data")
    .transform((folder) => path.resolve(projectFolder, folder)),
  /** A PostgreSQL for the requests, like `postgres://user:password@host/database`. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be an address like postgres://host/database" })
    .optional(),
  /** How many forms one address may send in a minute; 0 for no limit, as in load tests. */
  RATE_LIMIT: z.coerce
    .number("must be a number, like 10")
    .int("must be a whole number, like 10")
    .min(0, "must be 0, for no limit, or more")
    .default(10),
  /** How many of our own proxies stand before the server and tell whom they speak for. */
  TRUST_PROXY: z.coerce
    .number("must be the number of proxies before the server, like 1")
    .int("must be the number of proxies before the server, like 1")
    .min(0, "must be 0 or more")
    .max(5, "must be the number of proxies before the server, like 1")
    .default(0),
  /** How many months a request is kept. */
  KEEP_MONTHS: z.coerce
    .number("must be a number of months, like 24")
    .int("must be a whole number of months, like 24")
    .min(1, "must be 1 or more")
    .default(24),
  /** Where new requests are announced besides mail, as for a CRM. */
  WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: "must be an address like https://www.example.com/hook" })
    .optional(),
});

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;
}

export type Settings = z.infer<typeof settingsSchema>;

/** Settings that cannot be used. The message says which, and what would be right. */
export class SettingsError extends Error {}

/** @throws SettingsError */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = settingsSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return `  ${name}=${environment[name]}: ${issue.message}`;
  });
  throw new SettingsError(`These settings are not usable:\n${lines.join("\n")}`);
}
