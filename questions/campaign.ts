/** Campaigns: what the links in an advertisement or a mail say of themselves (UTM parameters). */
import { isPlainLine } from "#questions/clean-text.ts";

/** Names are short; what is longer is cut, in letters. */
export const LONGEST_NAME = 60;
/** An address of a person may stand in a link by mistake. It has no business here. */
const ADDRESS = /@|%40/;

/** @returns source, medium and name, like `google / - / new roof`; nothing where the link has none of them */
export function campaignIn(query: URLSearchParams): string | undefined {
  const [source, medium, name] = ["source", "medium", "campaign"].map((key) =>
    nameIn(query.get(`utm_${key}`) ?? ""),
  );
  if (!source && !medium && !name) return undefined;
  return `${source || "-"} / ${medium || "-"} / ${name || "-"}`.toLowerCase();
}

/** What nobody would write into a link, such as control characters, is refused as a whole. */
function nameIn(text: string): string {
  const name = Array.from(text.trim()).slice(0, LONGEST_NAME).join("");
  return isPlainLine(name) && !ADDRESS.test(name) ? name : "";
}
