import { dialled } from "#requests/asking/contact.ts";
import type { PricingRequest } from "#requests/asking/pricing-request.ts";
import type { NewRequest } from "#requests/keeping/request.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { consentBy, type Sender } from "#app/forms/consent-by.ts";

/** What is kept of a request for a price: the chosen way only, and each consent in its own words. */
export function newPricingRequest(
  { services, zip, way, hours, message, ...typed }: PricingRequest,
  sender: Sender,
  content: PageContent,
): NewRequest {
  const { questions } = sectionOf("pricing-form", content);
  const email = way === "email" ? typed.email : "";
  const phone = way === "email" ? "" : (dialled(typed.phone) ?? "");
  return {
    answers: { kind: "pricing", services, zip, way, hours: phone ? hours : [], message },
    language: typed.language,
    name: typed.name,
    email,
    phone,
    consents: [
      consentBy(sender, {
        purpose: "calls",
        wording: questions.agreesToCalls.label,
        agreed: typed.agreesToCalls && phone !== "",
        contact: phone,
      }),
      consentBy(sender, {
        purpose: "news",
        wording: questions.agreesToNews.label,
        agreed: typed.agreesToNews && email !== "",
        contact: email,
      }),
    ],
    formKey: sender.formKey,
  };
}
