import { whyUnpriced } from "#app/content/priced-services.ts";
import type { Company, PageWithClaims } from "#app/content/reading/schema.ts";
import type { Services } from "#app/content/reading/services.ts";
import type { Path, Problem, YamlFile } from "#app/content/reading/yaml-file.ts";
import { isService } from "#questions/services.ts";

interface Known {
  files: YamlFile[];
  /** Like `en`. */
  language: string;
  company: Company;
  services: Services;
}

/** Pages offer prices only for what has one: nobody may offer work that takes a license without it. */
export function unpricedOffers(
  pages: Map<string, PageWithClaims | undefined>,
  { files, language, company, services }: Known,
): Problem[] {
  const known = { company, services, pages: Object.fromEntries(pages) };
  return [...pages].flatMap(([address, page]) => {
    const name = `content/${language}/pages${address === "/" ? "/home" : address}.yaml`;
    const file = files.find((one) => one.name === name);
    return offersOn(page).flatMap(({ service, at }) => {
      const why = isService(service) ? whyUnpriced(service, known) : undefined;
      return why && file
        ? [file.problemAt(at, `no price can be asked for ${service}: ${why}`)]
        : [];
    });
  });
}

/** Where a page leads to a price, and the form for one shows what has one. */
function offersOn(page: PageWithClaims | undefined): { service: string; at: Path }[] {
  return (page?.sections ?? []).flatMap((section, index) => {
    if (section.kind === "pricing-form") {
      const at = ["sections", index, "pictures"];
      return Object.keys(section.pictures).map((name) => ({ service: name, at: [...at, name] }));
    }
    return "service" in section && section.service
      ? [{ service: section.service, at: ["sections", index, "service"] }]
      : [];
  });
}
