import type { Figures } from "#app/content/reading/figures.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";

const PRICES_FILE = "content/prices.yaml";

/** Prices of content/prices.yaml for which a page that shows them has no words. */
export function unnamedPrices(
  pages: Map<string, PageWithClaims | undefined>,
  { prices }: Figures["prices"],
  files: YamlFile[],
): Problem[] {
  const file = files.find(({ name }) => name === PRICES_FILE);
  return [...pages].flatMap(([address, page]) =>
    (page?.sections ?? []).flatMap((section) =>
      section.kind !== "price-tool"
        ? []
        : prices.flatMap(({ id }, index) => {
            const message = `has no words on ${address}: write its name, and what it includes, under \`prices\` there`;
            const isNamed = Object.hasOwn(section.prices, id);
            return isNamed || !file ? [] : [file.problemAt(["prices", index, "id"], message)];
          }),
    ),
  );
}
