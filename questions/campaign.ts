/** Campaigns: what the links in an advertisement or a mail say of themselves (UTM parameters). */
import { isPlainLine } from "#questions/clean-text.ts";

/** Names are short; what is longer is cut, in characters. */
export const LONGEST_NAME = 60;
/** An address of a person may stand in a link by mistake. It has no business here. */
const ADDRESS = /@|%40/;

/** Empty where the link did not say it. */
interface Campaign {
  source: string;
  medium: string;
  campaign: string;
}

/** @returns nothing where the link names none of it */
export function campaignIn(query: URLSearchParams): Campaign | undefined {
  const named = (name: string) => nameIn(query.get(`utm_${name}`) ?? "");
  const campaign = {
    source: named("source"),
    medium: named("medium"),
    campaign: named("campaign"),
  };
  return Object.values(campaign).some(Boolean) ? campaign : undefined;
}

/** All of it on one line. */
export function campaignInWords({ source, medium, campaign }: Campaign): string {
  return [source, medium, campaign].map((name) => name || "-").join(" / ");
}

/** What nobody would write into a link, such as control characters, is refused as a whole. */
function nameIn(text: string): string {
  // Not in the middle of a letter that takes two.
  const name = text
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/[\ud800-\udbff]$/, "");
  return isPlainLine(name) && !ADDRESS.test(name) ? name : "";
}
