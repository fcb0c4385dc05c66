/** Confirms a request, whichever form of the page before it was sent with. */
import { contentFor } from "#app/content/load.server.ts";
import { receiptOn } from "#app/pages/receipt-on.server.ts";
import { answerHeaders, answerTags } from "#app/pages/head.ts";
import { NotFound } from "#app/pages/not-found.tsx";
import { missingPage, whileReachable } from "#app/pages/page.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { Receipt } from "#app/forms/receipt.tsx";
import type { Route } from "./+types/sent";

export async function loader({ url, context, params: { receipt } }: Route.LoaderArgs) {
  const content = contentFor(url);
  const request = await whileReachable(context.get(requestServiceContext).findByReceipt(receipt));
  const confirmation = request && receiptOn(content, request);
  if (!confirmation) throw missingPage(content);
  return confirmation;
}

export const headers = answerHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => answerTags(loaderData?.title);

export default function SentPage({ loaderData }: Route.ComponentProps) {
  return <Receipt {...loaderData} />;
}

export const ErrorBoundary = NotFound;
