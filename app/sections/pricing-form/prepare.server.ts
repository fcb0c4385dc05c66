import { addressOf, pricedServices } from "#app/content/services.ts";
import { TELL_ME } from "#app/forms/waitlist-form-name.ts";
import { servedZips } from "#app/content/zip-code.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

/** What is said after sending stays with the server until then. */
export function preparePricingForm(section: SectionOf<"pricing-form">, content: PageContent) {
  const { services, words } = content;
  const named = (value: string) => ({ value, label: words.services[value] ?? value });
  const priced = Map.groupBy(pricedServices(content), (name) => services[name]?.group);
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
    improvements: (priced.get("improvement") ?? []).map((name) => ({
      ...named(name),
      picture: section.pictures[name],
    })),
    homeServices: (priced.get("home-service") ?? []).map(named),
    notYet: Object.keys(services)
      .filter((name) => services[name]?.comingSoon)
      .map((name) => ({ ...named(name), to: `${addressOf(name, services)}#${TELL_ME}` })),
  };
}
