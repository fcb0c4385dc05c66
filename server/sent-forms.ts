/** Counts the forms that were kept, by what they are about and the language of their page. */
import { formName, isCountedForm } from "#questions/counts.ts";
import type { Desk } from "#requests/desk.server.ts";
import { isCountable } from "#server/countable.ts";

/** @returns the desk for one form that was sent */
export function countingSent(desk: Desk, { headers, url }: Request): Desk {
  return {
    ...desk,
    async save(request) {
      const saved = await desk.save(request);
      const { answers } = request;
      if (isCountedForm(answers.kind) && isCountable((name) => headers.get(name))) {
        const services = "services" in answers ? answers.services : [];
        desk.count("sent", formName(answers.kind, services, languageOf(new URL(url))));
      }
      return saved;
    },
  };
}

/** Pages in other languages begin with its name: `/es/free-pricing`. */
const languageOf = ({ pathname }: URL) => /^\/([a-z]{2})(?=[/.]|$)/.exec(pathname)?.[1] ?? "en";
