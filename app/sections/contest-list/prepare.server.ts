/** Everything a contest's card shows, put together from its facts, its words and the company's. */
import { clockInFlorida } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { inWordsIn } from "#app/tools/in-words.ts";

/** The latest contest first: what is to come, then what runs, then what is over. */
export function contestsFor({ language, company, contestFacts, contests, words }: PageContent) {
  const { samples } = words.contest;
  const date = clockInFlorida(language, "long");
  const { dollars } = inWordsIn(language);
  const shown = (moment: string) => ({ moment, shown: date(Date.parse(moment)) });
  const { street, city, state, postalCode } = company.address;

  return Object.entries(contestFacts)
    .map(([slug, { sample, kind, opens, closes, prizeValueDollars }]) => {
      const told = contests[slug];
      if (!told) throw new Error(`The contest ${slug} has no words in ${language}`);
      return {
        ...told,
        slug,
        sample,
        contestKind: kind,
        opens: shown(opens),
        closes: shown(closes),
        // A sample pretends nothing: there is no prize, and no way to enter.
        prizeValue: sample ? samples.prize : dollars(prizeValueDollars),
        freeEntry: sample ? samples.entry : told.freeEntry,
        sponsor: `${company.name}, ${street}, ${city}, ${state} ${postalCode}`,
      };
    })
    .sort((one, other) => Date.parse(other.opens.moment) - Date.parse(one.opens.moment));
}
