/** What a price can be asked for: what is open, and needs no license or one that the company holds. */
import type { Company, PageWithClaims, Services } from "#app/content/reading/schema.ts";
import type { LanguageContent } from "#app/content/site-content.ts";
import { type Awaited, isService, type Service, SERVICES } from "#questions/services.ts";

interface Known {
  company: Company;
  services: Services;
  /** By address. */
  pages: Record<string, PageWithClaims | undefined>;
}

export function pricedServices(known: Known): Service[] {
  return SERVICES.filter((service) => whyUnpriced(service, known) === undefined);
}

/** Why no price can be asked for something; nothing where one can. */
export function whyUnpriced(service: Service, known: Known): string | undefined {
  const address = awaitedPages(known).get(service);
  if (address) return `${address} is not open yet`;
  const { license } = known.services[service];
  if (license === "none") return undefined;
  if (license === "unclear") return "content/services.yaml does not know which license it needs";
  const isHeld = known.company.licences.some(({ trade }) => license.includes(trade));
  return isHeld
    ? undefined
    : `it needs a license for ${license.join(" or ")}, and content/company.yaml lists none`;
}

/** The addresses of the pages that are not there yet, by what they are about. */
export function awaitedPages({ pages }: Pick<Known, "pages">): Map<Awaited, string> {
  return new Map(
    Object.entries(pages).flatMap(([address, page]) =>
      (page?.sections ?? []).flatMap((section) =>
        section.kind === "coming-soon" ? [[section.about, address] as const] : [],
      ),
    ),
  );
}

/** What something that is not there yet is called: as its page says or, once that is gone, as others do. */
export function awaitedName(about: Awaited, { pages, words }: LanguageContent): string {
  const page = pages[awaitedPages({ pages }).get(about) ?? ""];
  const [section] = page?.sections ?? [];
  if (section?.kind === "coming-soon") return section.heading;
  return isService(about) ? words.services[about] : (words.labels[about] ?? about);
}
