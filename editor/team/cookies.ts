/** Cookies that only this very name gets, over https, and no script reads. */
import type { IncomingMessage } from "node:http";

/** Browsers take such names only from https, with the path `/`, for no other name. */
const PREFIX = "__Host-";

export function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([key]) => key === `${PREFIX}${name}`)?.[1];
}

/** @param seconds 0 takes it away */
export const cookie = (name: string, word: string, seconds: number) =>
  `${PREFIX}${name}=${word}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
