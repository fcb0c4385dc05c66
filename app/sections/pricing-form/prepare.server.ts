import { awaitedPages, pricedServices } from "#app/content/priced-services.ts";
import { HOME_SERVICES, IMPROVEMENTS, type Service, SERVICES } from "#questions/services.ts";
import { TELL_ME } from "#app/forms/waitlist-form-name.ts";
import { servedZips } from "#app/content/zip-code.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

/** What is said after sending stays with the server until then. */
export function preparePricingForm(section: SectionOf<"pricing-form">, content: PageContent) {
  const named = (value: Service) => ({ value, label: content.words.services[value] });
  const priced = new Set(pricedServices(content));
  const awaited = awaitedPages(content);
  const { agreesToCalls, agreesToNews } = section.questions;
  const { calls, news } = content.consents;
  return {
    ...section,
    sent: undefined,
    words: content.words.form,
    questions: {
      ...section.questions,
      agreesToCalls: { ...agreesToCalls, inEach: calls.words },
      agreesToNews: { ...agreesToNews, inEach: news.words },
    },
    served: servedZips(content),
    improvements: IMPROVEMENTS.filter((name) => priced.has(name)).map((name) => ({
      ...named(name),
      picture: section.pictures[name],
    })),
    homeServices: HOME_SERVICES.filter((name) => priced.has(name)).map(named),
    notYet: SERVICES.flatMap((name) => {
      const to = awaited.get(name);
      return to ? [{ ...named(name), to: `${to}#${TELL_ME}` }] : [];
    }),
  };
}
