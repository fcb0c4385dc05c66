/** Checks of the pages that are not there yet. */
import { menuLabel } from "#app/content/menu-label.ts";
import type { InterfaceWords, Navigation, PageWithClaims } from "#app/content/reading/schema.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";
import { addressOf, isService } from "#questions/services.ts";

interface Known {
  files: YamlFile[];
  /** Like `en`. */
  language: string;
  navigation: Navigation;
  words: InterfaceWords;
}

/** Such a page says what it is about by the last part of its address, and is called as in the menus. */
export function misnamedPlaceholders(
  pages: Map<string, PageWithClaims | undefined>,
  { files, language, navigation, words }: Known,
): Problem[] {
  return [...pages].flatMap(([address, page]) =>
    (page?.sections ?? []).flatMap((section, index) => {
      if (section.kind !== "coming-soon") return [];
      const { about, heading } = section;
      const file = files.find(({ name }) => name === `content/${language}/pages${address}.yaml`);
      const problem = (name: string, message: string) =>
        file ? [file.problemAt(["sections", index, name], message)] : [];
      if (addressOf(about) !== address) {
        const last = address.split("/").at(-1);
        return problem("about", `must be ${last}, as in the page's address`);
      }
      const label = isService(about) ? menuLabel(address, navigation, words) : undefined;
      return label && heading !== label
        ? problem(
            "heading",
            `must be "${label}", as in the menu; a few words of your own go to \`line\``,
          )
        : [];
    }),
  );
}
