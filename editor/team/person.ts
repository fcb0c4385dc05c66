/** Who works in the editor. */
import { createHash } from "node:crypto";
import { z } from "zod";

export interface Person {
  /** Names folders and branches: made of letters of the address, and the same for ever. */
  id: string;
  mail: string;
  name: string;
}

const LONGEST_NAME = 80;
const LONGEST_ID = 24;

/**
 * @param told by the company's login: may be anything
 * @param allowed addresses, and domains like `@example.com`
 * @returns nothing for whom the editor is not
 */
export function personOf(
  told: { mail: unknown; name?: unknown },
  allowed: readonly string[],
): Person | undefined {
  const { data: mail } = z.email().toLowerCase().max(254).safeParse(told.mail);
  if (!mail) return undefined;
  if (!allowed.includes(mail) && !allowed.includes(mail.slice(mail.indexOf("@")))) return undefined;
  return { id: idOf(mail), mail, name: plain(told.name) || plain(mail.split("@")[0]) || mail };
}

/** Two addresses never have the same, whatever their letters. */
function idOf(mail: string): string {
  const letters = mail
    .split("@")[0]
    ?.replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_ID)
    .replaceAll(/^-|-$/g, "");
  const rest = createHash("sha256").update(mail).digest("hex").slice(0, 8);
  return [letters, rest].filter(Boolean).join("-");
}

/** @returns what git takes for a name: no brackets, nothing that cannot be seen, and not signs alone */
function plain(told: unknown): string {
  const name = (typeof told === "string" ? told : "").replaceAll(/[<>\p{C}]/gu, "").trim();
  return /[\p{L}\p{N}]/u.test(name) ? name.slice(0, LONGEST_NAME) : "";
}
