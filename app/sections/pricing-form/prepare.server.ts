import { houseShareOf } from "#app/content/head.server.ts";
import { PICTURE_PLACES } from "#app/content/picture-places.ts";
import { spotInCut } from "#app/content/pictures.ts";
import { addressOf, pricedServices } from "#app/content/services.ts";
import { TELL_ME } from "#app/forms/waitlist-form-name.ts";
import { servedZips } from "#app/content/zip-code.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { HOUSE_QUERY } from "#questions/query-names.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

/** What is said after sending stays with the server until then. */
export function preparePricingForm(section: SectionOf<"pricing-form">, content: PageContent) {
  const { services, words } = content;
  const { picture, spots } = section.house;
  const { spots: places, ...house } = picture;
  const [{ ratio, at }] = PICTURE_PLACES.chosen.shapes;
  const named = (value: string) => ({ value, label: words.services[value] ?? value });
  const priced = Map.groupBy(pricedServices(content), (name) => services[name]?.group);
  const improvements = (priced.get("improvement") ?? []).map(named);
  const { agreesToCalls, agreesToNews } = section.questions;
  const { calls, news } = content.consents;
  return {
    ...section,
    sent: undefined,
    words: words.form,
    questions: {
      ...section.questions,
      agreesToCalls: { ...agreesToCalls, inEach: calls.words },
      agreesToNews: { ...agreesToNews, inEach: news.words },
    },
    served: servedZips(content),
    improvements,
    house: {
      shared: houseShareOf(content.query.get(HOUSE_QUERY) ?? ""),
      picture: house,
      marks: improvements.map(({ value, label }) => {
        const spot = places[spots[value] ?? ""];
        return { label, place: spot && spotInCut(spot, house, ratio[0] / ratio[1], at) };
      }),
    },
    homeServices: (priced.get("home-service") ?? []).map(named),
    notYet: Object.keys(services)
      .filter((name) => services[name]?.comingSoon)
      .map((name) => ({ ...named(name), to: `${addressOf(name, services)}#${TELL_ME}` })),
  };
}
