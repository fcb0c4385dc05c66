/** Completes the forms that are sent. What is said after sending stays with the server until then. */
import { HOME_SERVICES, IMPROVEMENTS, type Service } from "#requests/services.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { Section } from "#app/content/schema.ts";

type Of<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

export const formPreparations = {
  "deletion-form": (section: Of<"deletion-form">, content: PageContent) => ({
    ...section,
    sent: undefined,
    states: undefined,
    ...partsOfForms(content),
  }),

  "pricing-form": (section: Of<"pricing-form">, content: PageContent) => {
    const named = (value: Service) => ({ value, label: content.words.services[value] });
    return {
      ...section,
      sent: undefined,
      ...partsOfForms(content),
      improvements: IMPROVEMENTS.map((name) => ({
        ...named(name),
        picture: section.pictures[name],
      })),
      homeServices: HOME_SERVICES.map(named),
    };
  },

  "stop-form": (section: Of<"stop-form">, content: PageContent) => ({
    ...section,
    done: undefined,
    ...partsOfForms(content),
  }),
};

function partsOfForms({ words, company, hasServer }: PageContent) {
  const { noServer, ...form } = words.form;
  return {
    words: form,
    /** In place of the form, where there is no server that could take it. */
    otherWays: hasServer ? undefined : { ...noServer, phone: company.phone, email: company.email },
  };
}
