/** The team editor's settings: environment variables, checked once at start. */
import path from "node:path";
import { z } from "zod";
import { checkedSettings, port, projectFolder, webOrigin, wholeNumber } from "#server/settings.ts";

const origin = webOrigin("https://edit.example.com").refine(
  isPrivate,
  "must begin with https://, except for names that end with localhost",
);

/** What one owner has of a name: its last two parts, under the likes of .co.uk its last three. */
const DOMAIN = /[^.]+\.((com?|net|org|gov|ac)\.[a-z]{2}|[^.]+)$/;

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

const settingsSchema = z
  .object({
    PORT: port().default(4500),
    HOST: z.string().min(1).default("127.0.0.1"),
    /** Where people open the editor. */
    EDIT_URL: origin,
    /** Where pages are shown beside the form: another name, so that no page can act as the editor. */
    EDIT_PREVIEW_URL: origin,
    /** Where the project is cloned from, and branches are pushed to. */
    EDIT_REPOSITORY: z
      .string()
      .regex(/^(https:\/\/|ssh:\/\/|file:\/\/|\/|[\w.-]+@[\w.-]+:)/, "must be an address of git"),
    /** The branch that is published. */
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
    /** Who may edit: addresses, or whole domains. */
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
    /** The header in which the authenticating proxy passes a mail address; in lower case, as Node has it. */
    EDIT_USER_HEADER: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, "must be the name of a header, like X-Forwarded-Email")
      .toLowerCase()
      .default("x-forwarded-email"),
    /** What the proxy sends as X-Edit-Proxy-Secret. */
    EDIT_PROXY_SECRET: z.string().min(24, "must be at least 24 characters").optional(),
    /** How many people may work at the same time; each takes up to a gigabyte of memory. */
    EDIT_MAX_WORKSPACES: wholeNumber("3", 1).max(50, "must be 50 or less").default(3),
    /** Minutes without a request after which a person's server ends. The words stay. */
    EDIT_IDLE_MINUTES: wholeNumber("20", 1).max(480, "must be 480 or less").default(20),
  })
  .refine(({ HOST, EDIT_PROXY_SECRET }) => LOOPBACK.has(HOST) || EDIT_PROXY_SECRET, {
    path: ["EDIT_PROXY_SECRET"],
    error: "is needed where HOST is not 127.0.0.1, as anybody could send EDIT_USER_HEADER",
  })
  .refine(({ EDIT_URL, EDIT_PREVIEW_URL }) => isSameSite(EDIT_URL, EDIT_PREVIEW_URL), {
    path: ["EDIT_PREVIEW_URL"],
    error:
      "must be another name than that of EDIT_URL, of the same domain, like https://edit-preview.example.com",
  });

export type TeamSettings = z.infer<typeof settingsSchema>;

/** With this argument `edit:serve` reads `NAME="value"` lines from its standard input. */
export const ON_STDIN = "--secrets-on-stdin";

/** Their values are not repeated in messages. */
const SECRETS = new Set(["EDIT_REPOSITORY", "EDIT_PROXY_SECRET"]);

/**
 * @param environment every process of the same user can read it in /proc, so no secret is taken from it
 * @param secrets settings that came by standard input
 * @throws SettingsError which says all that is wrong
 */
export const readTeamSettings = (
  environment: NodeJS.ProcessEnv,
  secrets: NodeJS.Dict<string> = {},
): TeamSettings =>
  checkedSettings(settingsSchema, { ...environment, ...secrets }, SECRETS, () =>
    exposedSecrets(environment),
  );

function exposedSecrets({ EDIT_PROXY_SECRET, EDIT_REPOSITORY = "" }: NodeJS.ProcessEnv): string[] {
  const hasToken = /^https:\/\/[^/]*@/.test(EDIT_REPOSITORY);
  return [EDIT_PROXY_SECRET && "EDIT_PROXY_SECRET", hasToken && "EDIT_REPOSITORY"]
    .filter(Boolean)
    .map((name) => `  ${name}: holds a secret, which is read from standard input (${ON_STDIN})`);
}

/** Browsers keep names of this kind on the machine. */
function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || /(^|\.)localhost$/.test(hostname) || hostname === "127.0.0.1";
}

/**
 * Two names of one domain. Two ports would not do, as cookies do not know ports; and a frame of another site
 * gets no cookie of the login.
 */
function isSameSite(one: string, other: string): boolean {
  const [here, there] = [new URL(one), new URL(other)];
  const domainOf = ({ protocol, hostname }: URL) =>
    protocol + (DOMAIN.exec(hostname)?.[0] ?? hostname);
  return here.hostname !== there.hostname && domainOf(here) === domainOf(there);
}
