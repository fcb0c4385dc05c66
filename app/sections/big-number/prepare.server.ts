import { dayInWords } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareBigNumber = (
  { source, ...section }: SectionOf<"big-number">,
  { address, claims, language, words }: PageContent,
  page: PageWithClaims,
) => {
  const claim = source === undefined ? undefined : claims[source];
  if (source && !claim) throw new Error(`A big-number on ${address} is from no claim: ${source}`);
  // Once the claim has run out the figure is another one, of which it is no source.
  const isStated = source !== undefined && page.claims.includes(source);
  return {
    ...section,
    from:
      claim && isStated
        ? {
            source: claim.source,
            address: claim.address,
            check: checkedOn(claim.checked, language),
            checked: words.checkedOn,
            notChecked: words.notCheckedYet,
          }
        : undefined,
  };
};

const checkedOn = (date: string | undefined, language: string) =>
  date && { date, on: dayInWords(date, language) };
