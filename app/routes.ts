import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { prefixOf, publishedLanguages } from "#app/content/languages.ts";

/** Every address of the site in one language, in the order of the specification. */
export function siteRoutes(prefix = ""): RouteConfigEntry[] {
  const at = (address: string, file: string) =>
    route(`${prefix}${address}`, file, { id: `${prefix}${address}` });
  const page = (address: string) => at(address, "pages/page.tsx");
  const comingSoon = (address: string) => at(address, "pages/coming-soon.tsx");

  return [
    layout("layout/site-layout.tsx", { id: `${prefix}/layout` }, [
      page("/"),
      page("/hurricane-protection"),
      page("/hurricane-protection/windows-doors"),
      page("/roofing"),
      page("/solar"),
      page("/solar/panels"),
      page("/solar/inverters"),
      page("/solar/batteries"),
      page("/hvac"),
      page("/champions"),
      page("/about-us"),
      page("/history"),
      page("/financing"),
      page("/privacy-policy"),
      page("/terms-and-conditions"),
      page("/contests"),
      page("/contest-demo"),
      page("/team"),
      page("/reviews"),
      page("/locations"),
      at("/:locationSlug", "pages/location.tsx"),
      page("/warranties"),
      page("/request-delete-account"),
      at("/free-pricing", "pages/free-pricing.tsx"),
      at("/free-pricing/sent/:receipt", "pages/pricing-sent.tsx"),
      at("/*", "pages/not-found.tsx"),
    ]),
    comingSoon("/pools"),
    comingSoon("/remodelling"),
    comingSoon("/services/flooring"),
    comingSoon("/services/solar-panel-cleaning"),
    comingSoon("/services/security"),
    comingSoon("/services/painting"),
    comingSoon("/services/driveways"),
    comingSoon("/services/pressure-cleaning"),
    comingSoon("/services/turf"),
    comingSoon("/services/ev-charging"),
    comingSoon("/services/window-cleaning"),
  ];
}

/** The fixed addresses of the site, without those that hold a parameter. */
export function fixedAddresses(routes = siteRoutes()): string[] {
  return routes
    .flatMap((entry) => [entry.path ?? "", ...fixedAddresses(entry.children ?? [])])
    .filter((address) => address !== "" && !/[:*]/.test(address));
}

export default publishedLanguages().flatMap((language) =>
  siteRoutes(prefixOf(language)),
) satisfies RouteConfig;
