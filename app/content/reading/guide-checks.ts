/** Checks of the pages that the company adds, which have no code of their own. */
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { YamlFile } from "#app/content/reading/yaml-file.ts";
import { GUIDES } from "#app/routes.ts";

/** A form needs a page that takes it in, and a tool one that knows what its address asks. */
const NEEDS_A_PAGE_OF_ITS_OWN = /-(form|tool)$|^coming-soon$/;

export function misplacedSections(
  pages: Map<string, PageWithClaims | undefined>,
  { files, language }: { files: YamlFile[]; language: string },
) {
  return [...pages].flatMap(([address, page]) => {
    const name = `content/${language}/pages${address}.yaml`;
    const file = address.startsWith(`${GUIDES}/`) && files.find((one) => one.name === name);
    return (page?.sections ?? []).flatMap(({ kind }, index) =>
      file && NEEDS_A_PAGE_OF_ITS_OWN.test(kind)
        ? [
            file.problemAt(
              ["sections", index, "kind"],
              `a section of the kind ${kind} cannot stand on a page below ${GUIDES}: link to the page that has it`,
            ),
          ]
        : [],
    );
  });
}
