/** Who works in the editor: told by a header of the company's authenticating proxy. */
import { HttpError } from "#editor/server/requests.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { TeamSettings } from "./settings.ts";

export interface Person {
  /** Names folders and branches: made of letters of the address, and always the same. */
  id: string;
  mail: string;
  /** What stands before its `@`. */
  name: string;
}

/** With it the proxy proves that a request came through it (`EDIT_PROXY_SECRET`). */
const SECRET_HEADER = "x-edit-proxy-secret";
const LONGEST_ID = 24;

type Trusted = Pick<TeamSettings, "EDIT_USER_HEADER" | "EDIT_PROXY_SECRET" | "EDIT_PEOPLE">;

/** @throws HttpError 401 or 403 for everyone who may not edit */
export function personOfRequest({ headers }: IncomingMessage, trusted: Trusted): Person {
  const { EDIT_USER_HEADER, EDIT_PROXY_SECRET, EDIT_PEOPLE } = trusted;
  if (EDIT_PROXY_SECRET && !isSame(headers[SECRET_HEADER], EDIT_PROXY_SECRET)) {
    throw new HttpError("The editor is open behind the company's login only.", 403);
  }
  const claimed = headers[EDIT_USER_HEADER];
  if (!claimed) throw new HttpError("The company's login did not say who you are.", 401);
  const { data: mail } = z.email().toLowerCase().max(254).safeParse(claimed);
  if (!mail || ![mail, mail.slice(mail.indexOf("@"))].some((one) => EDIT_PEOPLE.includes(one))) {
    throw new HttpError("You are not on the list of people who may edit.", 403);
  }
  const [name = mail] = mail.split("@");
  return { id: idOf(name, mail), mail, name };
}

/** Compares hashes, which are of one length, in constant time. */
const isSame = (given: unknown, secret: string) =>
  typeof given === "string" && timingSafeEqual(sha256(given), sha256(secret));

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** The hash keeps two addresses of the same letters apart. */
function idOf(name: string, mail: string): string {
  const letters = name
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_ID)
    .replaceAll(/^-|-$/g, "");
  return [letters, sha256(mail).toString("hex").slice(0, 8)].filter(Boolean).join("-");
}
