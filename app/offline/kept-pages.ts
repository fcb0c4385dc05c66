/** Which pages a visitor's device keeps for when there is no network. */
import { STORM_ADDRESSES } from "#app/content/storm-addresses.ts";

const HOME_FILE = "/tools/home-file";
const TOOL = /^\/tools\/[\w-]+$/;
const LANGUAGE = /^\/[a-z]{2}(?=\/)/;
const DATA = /\.data$/;

const ALWAYS = new Set<string>([...STORM_ADDRESSES, HOME_FILE]);

/**
 * After any visit, whatever was looked at.
 *
 * @param path without a query
 */
export const isKeptAlways = (path: string) => ALWAYS.has(path.replace(LANGUAGE, ""));

/** Small, and what people need first: in this order pages are asked for while the network lasts. */
export const firstOfAll = (paths: readonly string[]): string[] =>
  paths.toSorted((a, b) => Number(isHomeFile(a)) - Number(isHomeFile(b)));

const isHomeFile = (path: string) => path.replace(LANGUAGE, "") === HOME_FILE;

/** Tools are kept once they were used; those not used for longest make room for others. */
export const isKeepable = (path: string) =>
  isKeptAlways(path) || TOOL.test(path.replace(LANGUAGE, ""));

/**
 * The page whose data this is: React Router fetches that alone when a visitor goes on to it.
 *
 * @param path like `/tools/solar.data`
 */
export function keepableOfData(path: string): string | undefined {
  const page = path.replace(DATA, "");
  return page !== path && isKeepable(page) ? page : undefined;
}
