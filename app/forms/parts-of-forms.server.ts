import type { PageContent } from "#app/content/load.server.ts";

/** What every form that is sent shows beside its questions. */
export function partsOfForms({ words, company, hasServer }: PageContent) {
  const { noServer, ...form } = words.form;
  return {
    words: form,
    /** In place of the form, where there is no server that could take it. */
    otherWays: hasServer ? undefined : { ...noServer, phone: company.phone, email: company.email },
  };
}
