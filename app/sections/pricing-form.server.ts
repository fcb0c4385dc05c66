/** What the form for a price shows, besides its own words. */
import { HOME_SERVICES, IMPROVEMENTS, type Service } from "#requests/services.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { Section } from "#app/content/schema.ts";
import { formFacts } from "#app/sections/form-facts.server.ts";

type PricingForm = Extract<Section, { kind: "pricing-form" }>;

export function pricingFormFor({ pictures, ...section }: PricingForm, content: PageContent) {
  const named = <Name extends Service>(value: Name) => ({
    value,
    label: content.words.services[value],
  });
  return {
    ...section,
    // Said after sending only, so it stays with the server until then.
    sent: undefined,
    ...formFacts(content),
    improvements: IMPROVEMENTS.map((name) => ({ ...named(name), picture: pictures[name] })),
    homeServices: HOME_SERVICES.map(named),
  };
}
