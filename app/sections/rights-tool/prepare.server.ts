import { DEFAULT_LANGUAGE, localeOf } from "#app/content/language.ts";
import { fill } from "#app/content/fill.ts";
import { mappedTexts } from "#app/content/mapped.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { type Source, sourceOf, toolProps } from "#app/tools/tool-props.server.ts";
import { RULES, type Rule } from "#estimates/rights/card.ts";
import type { CardWords } from "./schema.ts";

export interface ReadyCard extends CardWords {
  source: Source;
}

export function prepareRightsTool(section: SectionOf<"rights-tool">, content: PageContent) {
  const laws = content.figures["figures/rights"];
  const rules = Object.keys(RULES) as Rule[];
  const ready = rules.map((rule): [Rule, ReadyCard] => {
    const { source, ...numbers } = laws[rule];
    const words = withNumbers(section.cards[rule], numbers, content.language);
    return [rule, { ...words, source: sourceOf(source, content) }];
  });
  return {
    ...section,
    ...toolProps(content),
    laws,
    cards: Object.fromEntries(ready) as Record<Rule, ReadyCard>,
    letters: withNumbers(section.letters, laws.deposit, content.language),
    lettersInEnglish: lettersInEnglish(laws.deposit, content),
    /** The rules whose law has to be looked at again. */
    old: ready.flatMap(([rule, { source }]) => (source.ranOutOn ? rule : [])),
    /** Until scripts run, which know it themselves. */
    today: todayInFlorida(),
  };
}

/** Contracts and those who get a letter speak English here, whatever the page speaks. */
function lettersInEnglish(numbers: object, { language, english }: PageContent) {
  if (language === DEFAULT_LANGUAGE) return undefined;
  return withNumbers(sectionOf("rights-tool", english).letters, numbers, DEFAULT_LANGUAGE);
}

/** Words with the numbers of their law. Those in dollars are named so. */
function withNumbers<Words>(words: Words, numbers: object, language: string): Words {
  const shown = Object.entries(numbers).map(([name, number]) => [
    name,
    typeof number !== "number"
      ? String(number)
      : name.endsWith("Dollars")
        ? `$${number.toLocaleString(localeOf(language))}`
        : number.toLocaleString(localeOf(language)),
  ]);
  const values = Object.fromEntries(shown) as Record<string, string>;
  return mappedTexts(words, (text) => fill(text, values)) as Words;
}
