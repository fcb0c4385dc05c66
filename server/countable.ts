/** Whether what a request asks for may be counted: by a person who has not said no, and who sees it. */
import { isbot } from "isbot";

/** Gives a header of a request by its name in small letters. */
export type HeaderOf = (name: string) => string | string[] | null | undefined;

/** Fetched for later, which may never come. */
const AHEAD = ["sec-purpose", "purpose", "x-moz"];
const FOR_LATER = /prefetch|prerender/;

export function isCountable(header: HeaderOf): boolean {
  if (saysNo(header) || AHEAD.some((name) => FOR_LATER.test(String(header(name) ?? "")))) {
    return false;
  }
  const browser = header("user-agent");
  return Boolean(browser) && !isRobot(String(browser));
}

/** There are few different browsers, and to look at a name takes longer than to send a page. */
const MOST_REMEMBERED = 500;
const remembered = new Map<string, boolean>();

function isRobot(browser: string): boolean {
  const known = remembered.get(browser);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = isbot(browser);
  remembered.set(browser, found);
  return found;
}

/**
 * Whether the visitor's browser asks not to be followed: by Global Privacy Control, or by Do Not
 * Track, which came before it.
 */
export function saysNo(header: HeaderOf): boolean {
  return header("sec-gpc") === "1" || header("dnt") === "1";
}
