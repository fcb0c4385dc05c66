/** What can be set of the editor for a team, by environment variables. Checked once, at start. */
import path from "node:path";
import { z } from "zod";
import { readProxies } from "#server/client-address.ts";
import { projectFolder, SettingsError } from "#server/settings.ts";
import { isOfOneSite, isPrivate } from "./origins.ts";

const number = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
};

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address like https://edit.example.com" })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, "must be without a path")
  .refine(isPrivate, "must begin with https://, but for names that end with localhost")
  .transform((value) => new URL(value).origin);

/** Names of headers, as Node has them. */
const header = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/, "must be the name of a header, like X-Forwarded-Email")
  .toLowerCase();

const settingsSchema = z.object({
  PORT: number(0, 65_535).default(4500),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** Where people open the editor. */
  EDIT_URL: origin,
  /** Where pages are shown beside the form: another name, so that no page can act as the editor. */
  EDIT_PREVIEW_URL: origin,
  /** Where the project is cloned from, and branches are sent to. */
  EDIT_REPOSITORY: z
    .string()
    .regex(/^(https:\/\/|ssh:\/\/|file:\/\/|\/|[\w.-]+@[\w.-]+:)/, "must be an address of git"),
  /** What is published. */
  EDIT_MAIN: z
    .string()
    .regex(/^\w[\w./-]*$/, "must be the name of a branch")
    .default("main"),
  /** Holds the clone, and a folder for each person. */
  EDIT_DATA_DIR: z
    .string()
    .min(1)
    .default("data/edit")
    .transform((folder) => path.resolve(projectFolder, folder)),
  /** Who may come: addresses, or all of a domain. */
  EDIT_PEOPLE: z
    .string()
    .toLowerCase()
    .transform((list) => list.split(",").map((one) => one.trim()))
    .pipe(
      z.array(
        z.union(
          [z.email(), z.string().regex(/^@[a-z0-9-]+(\.[a-z0-9-]+)+$/)],
          "must be mail addresses or domains, like ann@example.com,@example.org",
        ),
      ),
    ),
  /** The header in which the company's login tells a mail address. */
  EDIT_LOGIN_HEADER: header.optional(),
  /** The one in which it tells a name, where it does. */
  EDIT_NAME_HEADER: header.optional(),
  /** A provider of OpenID Connect, and what it knows the editor by. */
  EDIT_OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: "must be an address like https://login.example.com" })
    .refine(isPrivate, "must begin with https://, but for names that end with localhost")
    .optional(),
  EDIT_OIDC_CLIENT: z.string().min(1).optional(),
  EDIT_OIDC_SECRET: z.string().min(1).optional(),
  /** Whether the provider must say that it has verified an address; some never say it of their own. */
  EDIT_OIDC_MAIL: z
    .enum(["verified", "trusted"], "must be verified or trusted")
    .default("verified"),
  EDIT_SESSION_HOURS: number(1, 72).default(10),
  /** How many people may work at the same time; each takes up to a gigabyte of memory. */
  EDIT_MOST_PLACES: number(1, 50).default(3),
  /** After how long without a request a person's server is ended. The words stay. */
  EDIT_IDLE_MINUTES: number(1, 480).default(20),
  /** As of the site: our own proxies, which tell whom they speak for. */
  TRUST_PROXY: z
    .string()
    .default("0")
    .transform((setting, context) => {
      const proxies = readProxies(setting);
      if (proxies) return proxies;
      context.addIssue("must be how many proxies stand before it, or their addresses");
      return z.NEVER;
    }),
});

export type TeamSettings = z.infer<typeof settingsSchema>;

/** With this, `edit:serve` reads `NAME="value"` lines from its standard input. */
export const ON_STDIN = "--secrets-on-stdin";

/** What must not be seen over a shoulder, or in a log. */
const SECRETS = new Set(["EDIT_REPOSITORY", "EDIT_OIDC_SECRET"]);

/**
 * @param environment which everything that runs as the same user can read in /proc: so no secret is taken from it
 * @param secrets settings that came by another way
 * @throws SettingsError which says all that is wrong
 */
export function readTeamSettings(
  environment: NodeJS.ProcessEnv,
  secrets: NodeJS.Dict<string> = {},
): TeamSettings {
  const all = Object.entries({ ...environment, ...secrets });
  const given = Object.fromEntries(all.filter(([, value]) => value !== ""));
  const { data, error } = settingsSchema.safeParse(given);
  const problems = (error?.issues ?? []).map(({ path: [name], message }) => {
    const value = given[String(name)];
    if (value === undefined) return `  ${String(name)}: is needed`;
    return `  ${SECRETS.has(String(name)) ? String(name) : `${String(name)}=${value}`}: ${message}`;
  });
  problems.push(...exposed(environment));
  if (data) problems.push(...withoutLogin(data), ...origins(data));
  if (data && problems.length === 0) return data;
  throw new SettingsError(`These settings are not usable:\n${problems.join("\n")}`);
}

function exposed({ EDIT_OIDC_SECRET, EDIT_REPOSITORY = "" }: NodeJS.ProcessEnv): string[] {
  const hasToken = /^https:\/\/[^/]*@/.test(EDIT_REPOSITORY);
  const names = [EDIT_OIDC_SECRET && "EDIT_OIDC_SECRET", hasToken && "EDIT_REPOSITORY"];
  return names
    .filter(Boolean)
    .map(
      (name) => `  ${name}: holds a secret, which is read from standard input alone (${ON_STDIN})`,
    );
}

/** There is no editor that anybody may open, not even by mistake. */
function withoutLogin(settings: TeamSettings): string[] {
  const { EDIT_LOGIN_HEADER, EDIT_OIDC_ISSUER, EDIT_OIDC_CLIENT, EDIT_OIDC_SECRET } = settings;
  if (!EDIT_LOGIN_HEADER && !EDIT_OIDC_ISSUER) {
    return [
      "  EDIT_LOGIN_HEADER or EDIT_OIDC_ISSUER: one is needed, as nobody comes without a login",
    ];
  }
  if (EDIT_LOGIN_HEADER && EDIT_OIDC_ISSUER) {
    return ["  EDIT_LOGIN_HEADER and EDIT_OIDC_ISSUER: only one of them says who comes"];
  }
  if (EDIT_OIDC_ISSUER) {
    const needed = { EDIT_OIDC_CLIENT, EDIT_OIDC_SECRET };
    return Object.entries(needed)
      .filter(([, value]) => !value)
      .map(([name]) => `  ${name}: is needed where EDIT_OIDC_ISSUER is set`);
  }
  // A number would believe whoever is at a private address.
  return settings.TRUST_PROXY.most === Infinity
    ? []
    : [
        "  TRUST_PROXY: must be the addresses of the proxies whose EDIT_LOGIN_HEADER is believed, like loopback or 203.0.113.7",
      ];
}

function origins({ EDIT_URL, EDIT_PREVIEW_URL }: TeamSettings): string[] {
  return isOfOneSite(EDIT_URL, EDIT_PREVIEW_URL)
    ? []
    : [
        "  EDIT_PREVIEW_URL: must be another name than that of EDIT_URL, of the same domain, like https://edit-preview.example.com",
      ];
}
