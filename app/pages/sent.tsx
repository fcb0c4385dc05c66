/** Confirms a request, whichever form of the page before it was sent with. */
import { contentFor, type PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { receiptFor } from "#app/forms/receipt.server.ts";
import { missingPage, whileReachable } from "#app/pages/page.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { Receipt } from "#app/forms/receipt.tsx";
import type { SectionOf } from "#app/sections/section.schema.ts";
import type { RequestKind } from "#questions/forms.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import type { Route } from "./+types/sent";

export { answerHeaders as headers, answerTags as meta } from "#app/pages/head.ts";
export { NotFound as ErrorBoundary } from "#app/pages/not-found.tsx";

export async function loader({ url, context, params: { receipt } }: Route.LoaderArgs) {
  const content = contentFor(url);
  const request = await whileReachable(context.get(requestServiceContext).findByReceipt(receipt));
  const confirmation = request && receiptOn(content, request);
  if (!confirmation) throw missingPage(content);
  return confirmation;
}

type FormSection = SectionOf<`${RequestKind}-form`>;

/**
 * The confirmation of a request, at an address below the page with its form.
 *
 * @returns nothing at an address below another page
 */
function receiptOn(content: PageContent, request: KeptRequest) {
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

export default function SentPage({ loaderData }: Route.ComponentProps) {
  return <Receipt {...loaderData} />;
}
