import type { RequestKind } from "#questions/forms.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { receiptFor } from "#app/forms/receipt.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

type FormSection = SectionOf<`${RequestKind}-form`>;

/**
 * The confirmation of a request, at an address below the page with its form.
 *
 * @returns nothing at an address below another page
 */
export function receiptOn(content: PageContent, request: KeptRequest) {
  const form: FormSection = sectionOf(`${request.kind}-form`, content);
  const page = content.address.replace(/\/sent\/[^/]*$/, "");
  if (!content.pages[page]?.sections.includes(form)) return undefined;
  const { questions } = form;
  return {
    form: request.kind,
    ...receiptFor(request, { questions, sent: saidTo(request, form) }, content),
  };
}

/** Who named an account by a phone number is called; that is told in other words. */
function saidTo({ phone }: KeptRequest, { sent }: FormSection) {
  if (!("nextByPhone" in sent)) return sent;
  const { nextByPhone, ...words } = sent;
  return phone ? { ...words, next: nextByPhone } : words;
}
