import type { PageContent } from "#app/content/load.server.ts";

/** What every form that is sent gets besides its own words. */
export function formFacts({ words, company, hasServer }: PageContent) {
  return { words: words.form, phone: company.phone, email: company.email, hasServer };
}
