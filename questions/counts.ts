/**
 * What the site counts, and about nobody: names from lists that we know, and where visitors came from.
 * What a server cannot see, browsers tell it at `COUNTS_ADDRESS`, as `page /solar`.
 */

export const COUNTS_ADDRESS = "/counts";

/** By which name it is counted stands behind each. */
export type CountKind =
  /** Its address, like `/solar`. */
  | "page"
  /** `not found`. */
  | "missing"
  /** The host of the site that a visitor came from. */
  | "from"
  /** The names in the link that a visitor came by: source, medium and campaign. */
  | "campaign"
  /** The last part of the address of a page under /tools, when that was asked something. */
  | "tool"
  /** A form, what it is about, and the language of its page: `pricing roofing en`. */
  | "sent";
