import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { inWordsIn } from "#app/tools/in-words.ts";

/** The latest first; of one service where the section names it. */
export function prepareJobs({ service, ...section }: SectionOf<"jobs">, content: PageContent) {
  const { words, language } = content;
  const labels = words.jobs;
  const { dollars, monthOfYear } = inWordsIn(language);
  const wanted = Object.values(content.jobs).filter((job) => !service || job.service === service);
  const latestFirst = wanted.toSorted((one, other) => (one.finished < other.finished ? 1 : -1));
  return {
    ...section,
    more: labels.more,
    jobs: latestFirst.map(({ work, town, finished, product, permit, days, price, picture }) => ({
      work,
      picture,
      place: fill(labels.place, { town, month: monthOfYear(finished) }),
      facts: [
        { label: labels.product, fact: product },
        { label: labels.days, fact: String(days) },
        {
          label: labels.price,
          fact: fill(words.fromTo, { from: dollars(price.from), to: dollars(price.to) }),
        },
        { label: labels.permit, fact: permit },
      ],
    })),
  };
}
