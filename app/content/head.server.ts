/** What stands in the head of a page: for the browser's tab, for search engines, for sharing. */
import { hoursForSearchEngines } from "#app/content/hours.ts";
import { prefixOf } from "#app/content/languages.ts";
import { type PageContent, publicOrigin, siteLanguages } from "#app/content/load.server.ts";
import type { Page } from "#app/content/schema.ts";
import { withoutMarks } from "#app/content/without-marks.ts";

export interface Crumb {
  name: string;
  to: string;
}

export interface Head {
  title: string;
  description: string;
  siteName: string;
  canonical: string;
  alternates: { language: string; address: string }[];
  shareImage: string;
  structuredData: object;
}

export function headFor(page: Page, content: PageContent): Head {
  const canonical = publicAddress(content.prefix, content.address);
  return {
    title: `${page.title} | ${content.company.name}`,
    description: page.description,
    siteName: content.company.name,
    canonical,
    alternates:
      siteLanguages.length < 2
        ? []
        : siteLanguages.map((language) => ({
            language,
            address: publicAddress(prefixOf(language), content.address),
          })),
    shareImage: `${publicOrigin}/share.jpg`,
    structuredData: {
      "@context": "https://schema.org",
      "@graph": [
        business(content),
        webPage(page, content, canonical),
        breadcrumbs(page, content),
        ...questions(page, canonical),
      ],
    },
  };
}

/** The way from the home page to this one, both included; nothing on the home page. */
export function crumbsFor(page: Page, content: PageContent): Crumb[] {
  const { address, places, words } = content;
  if (address === "/") return [];
  const place = places[address.slice(1)];
  const parent = place ? "/locations" : address.slice(0, address.lastIndexOf("/"));
  const parentPage = content.pages[parent];
  return [
    { name: words.labels.home ?? "", to: "/" },
    ...(parentPage ? [{ name: shortName(parentPage, parent, content), to: parent }] : []),
    { name: place?.name ?? shortName(page, address, content), to: address },
  ];
}

/** What the menus call a page; where they do not name it, the words above its heading or its title. */
function shortName(page: Page, address: string, { navigation, words }: PageContent): string {
  const label = [...navigation.topMenu, ...navigation.footer.company, ...navigation.drawer]
    .flatMap((entry) => ("items" in entry ? entry.items : [entry]))
    .find((item) => item.to === address)?.label;
  const top = page.sections[0];
  const eyebrow = top?.kind === "hero" ? top.eyebrow : undefined;
  return (label && words.labels[label]) ?? eyebrow ?? page.title;
}

export function publicAddress(prefix: string, address: string): string {
  return `${publicOrigin}${address === "/" && prefix ? prefix : `${prefix}${address}`}`;
}

function business({ company, places }: PageContent) {
  const counties = new Set(Object.values(places).map((place) => place.county));
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": `${publicOrigin}/#business`,
    name: company.name,
    url: `${publicOrigin}/`,
    telephone: company.phone.dialled,
    email: company.email,
    logo: `${publicOrigin}/icon-512.png`,
    image: `${publicOrigin}/share.jpg`,
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
      name: `${name} County, Florida`,
    })),
    sameAs: company.social.flatMap(({ address }) => address ?? []),
  };
}

function webPage(page: Page, { language }: PageContent, canonical: string) {
  return {
    "@type": "WebPage",
    "@id": canonical,
    url: canonical,
    name: page.title,
    description: page.description,
    inLanguage: language,
    about: { "@id": `${publicOrigin}/#business` },
  };
}

function breadcrumbs(page: Page, content: PageContent) {
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

function questions(page: Page, canonical: string) {
  const items = page.sections.flatMap((section) =>
    section.kind === "questions" ? section.items : [],
  );
  if (items.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${canonical}#questions`,
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: withoutMarks(answer) },
      })),
    },
  ];
}
