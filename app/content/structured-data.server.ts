/**
 * What search engines read about a page, as JSON-LD. It is put into the finished HTML and not into
 * a loader's data, because that is sent to the browser a second time, where nobody needs it.
 */
import { crumbsFor, homeShareIn, publicAddress } from "#app/content/head.server.ts";
import { hoursForSearchEngines } from "#app/content/hours.ts";
import {
  contentFor,
  type PageContent,
  publicOrigin,
  siteLanguages,
} from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";

/** @returns nothing where no page stands */
export function structuredDataAt(url: URL): object | undefined {
  const content = contentFor(url);
  const { pages, locationPages, address } = content;
  const page = pages[address] ?? locationPages[address.slice(1)];
  if (!page) return undefined;
  // Who reads this sees no notice above it, so nothing is told that may hold a sample.
  const isReal = content.samples.length === 0;
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(isReal ? [business(content)] : []),
      webSite(content, isReal),
      breadcrumbs(page, content),
    ],
  };
}

function business({ company, language, places }: PageContent) {
  const counties = new Set(Object.values(places).map((place) => place.county));
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": `${publicOrigin}/#business`,
    name: company.name,
    url: `${publicOrigin}/`,
    telephone: company.phone.dialled,
    email: company.email,
    logo: `${publicOrigin}/icon-512.png`,
    image: publicOrigin + homeShareIn(language),
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address.street,
      addressLocality: company.address.city,
      addressRegion: company.address.state,
      postalCode: company.address.postalCode,
      addressCountry: "US",
    },
    geo: {
      "@type": "GeoCoordinates",
      latitude: company.address.latitude,
      longitude: company.address.longitude,
    },
    openingHoursSpecification: hoursForSearchEngines(company.hours.office),
    areaServed: [...counties].map((name) => ({
      "@type": "AdministrativeArea",
      name: `${name} County, ${company.address.state}`,
    })),
    sameAs: company.social.flatMap(({ address }) => address ?? []),
  };
}

function webSite({ company }: PageContent, isReal: boolean) {
  return {
    "@type": "WebSite",
    url: `${publicOrigin}/`,
    inLanguage: siteLanguages,
    ...(isReal && { name: company.name, publisher: { "@id": `${publicOrigin}/#business` } }),
  };
}

function breadcrumbs(page: PageWithClaims, content: PageContent) {
  const crumbs = crumbsFor(page, content);
  const home = { name: content.words.labels.home ?? "", to: "/" };
  return {
    "@type": "BreadcrumbList",
    itemListElement: (crumbs.length > 0 ? crumbs : [home]).map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicAddress(content.prefix, to),
    })),
  };
}
