/** What the company does, as content/services.yaml lists it: where its pages are, and what can be priced. */
import type { Company, Services } from "#app/content/reading/schema.ts";
import type { LanguageContent } from "#app/content/site-content.ts";

interface Known {
  company: Company;
  services: Services;
}

/** What has a page that may not be there yet, besides services: who we are. */
const TEAM = "team";

/** @param name of a service, or what else is awaited */
export function addressOf(name: string, services: Services): string {
  return services[name]?.group === "home-service" ? `/services/${name}` : `/${name}`;
}

/** What the page of an address is about: its last part. */
export const nameAt = (address: string): string => address.split("/").at(-1) ?? "";

/** What a price can be asked for: what is open, and needs no license or one that the company holds. */
export const pricedServices = (known: Known): string[] =>
  Object.keys(known.services).filter((name) => whyUnpriced(name, known) === undefined);

/** Why no price can be asked for something; nothing where one can. */
export function whyUnpriced(name: string, { company, services }: Known): string | undefined {
  const service = services[name];
  if (!service) return "content/services.yaml does not list it";
  const { license, comingSoon } = service;
  if (comingSoon) return `${addressOf(name, services)} is not open yet`;
  if (license === "none") return undefined;
  if (license === "unclear") return "content/services.yaml does not know which license it needs";
  const isHeld = company.licences.some(({ trade }) => license.includes(trade));
  return isHeld
    ? undefined
    : `it needs a license for ${license.join(" or ")}, and content/company.yaml lists none`;
}

/**
 * What something is called that is, or was, not there yet: as its page says or, once that is gone, as
 * others do. Nothing for a name that means nothing.
 */
export function awaitedName(
  about: string,
  { services, pages, words }: Pick<LanguageContent, "pages" | "words"> & { services: Services },
): string | undefined {
  const [section] = pages[addressOf(about, services)]?.sections ?? [];
  if (section?.kind === "coming-soon") return section.heading;
  const names: Record<string, string | undefined> = {
    [TEAM]: words.labels[TEAM],
    ...words.services,
  };
  return Object.hasOwn(names, about) ? names[about] : undefined;
}
