import { fill } from "#app/content/fill.ts";
import { formatHours } from "#app/content/hours.ts";
import { FOOTER_LICENCES, licenceNumber } from "#app/content/licences.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { linksFor } from "#app/layout/menu.server.ts";

/** Everything the footer shows, from company.yaml, navigation.yaml and interface.yaml. */
export function footerFor(content: PageContent) {
  const { company, navigation, words } = content;
  const { street, city, state, postalCode } = company.address;
  return {
    street,
    town: `${city}, ${state} ${postalCode}`,
    links: linksFor(navigation.footer.company, content),
    quickLinks: linksFor(navigation.footer.services, content),
    portal: [
      { label: words.register, href: company.portal.register },
      { label: words.login, href: company.portal.login },
    ],
    social: company.social.map(({ network, address }) => ({
      network,
      name: words.networks[network],
      address,
    })),
    licences: company.licences.slice(0, FOOTER_LICENCES).map((licence) => ({
      name: fill(words.licenceOf, { trade: words.trades[licence.trade]?.name ?? licence.trade }),
      number: licenceNumber(licence, words.sample),
    })),
    hours: [
      { label: words.officeHours, fact: formatHours(company.hours.office, words) },
      { label: words.estimateHours, fact: formatHours(company.hours.estimates, words) },
    ],
    copyright: `${words.copyright} ${company.copyrightYear} ${company.name}. ${words.allRights}`,
    headings: {
      links: words.companyLinks,
      quickLinks: words.quickLinks,
      portal: words.customerPortal,
      social: words.followUs,
      hours: words.openHours,
    },
  };
}
