/** The same page in another language: at the same address, behind the language’s own. */
import type { Known } from "#editor/server/known.ts";

type Language = Known["languages"][number];

export function languageOf(address: string, languages: Language[]): Language | undefined {
  const others = languages.filter(({ prefix }) => prefix !== "");
  const isIn = ({ prefix }: Language) => `${address}/`.startsWith(`${prefix}/`);
  return others.find(isIn) ?? languages.find(({ prefix }) => prefix === "");
}

export function addressIn({ prefix }: Language, address: string, languages: Language[]): string {
  const own = languageOf(address, languages)?.prefix ?? "";
  const rest = address.slice(own.length);
  return prefix + (rest === "/" && prefix ? "" : rest) || "/";
}
