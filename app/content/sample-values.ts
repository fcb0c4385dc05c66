import { formatHours } from "#app/content/hours.ts";
import type { InterfaceWords } from "#app/content/reading/schema.ts";
import type { SiteContent } from "#app/content/site-content.ts";

type Facts = Pick<SiteContent, "company" | "promises">;

/**
 * What nobody at the company has confirmed, as it may stand in sentences: search engines, which show no
 * mark beside it, are not told. The town is a real one, and addresses of pages have to be said.
 */
export function sampleValues({ company, promises }: Facts, words: InterfaceWords): string[] {
  const { name, phone, email, address, hours } = company;
  const ofCompany = [
    name,
    phone.shown,
    phone.dialled,
    email,
    address.street,
    formatHours(hours.office, words),
    formatHours(hours.estimates, words),
  ];
  const ofPromises = Object.values(promises)
    .filter(({ sample, given }) => sample && given)
    .flatMap(({ number, words: said }) => [String(number ?? ""), said ?? ""]);
  return [
    ...(company.sample ? ofCompany : []),
    ...company.licences.filter(({ sample }) => sample).map(({ number }) => number),
    ...ofPromises.filter(Boolean),
  ];
}

/** Whether one of the values stands in a text as a whole: 30 does not stand in 300. */
export function holdsOneOf(values: string[], text: string): boolean {
  return values.some((value) => wordsOf(text).includes(wordsOf(value)));
}

/** Letters and digits, with a space before and behind each group of them. */
const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\d]+/gu) ?? []).join(" ")} `;
