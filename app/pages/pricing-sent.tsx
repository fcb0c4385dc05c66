/** Confirms a request for a price. */
import { contentFor } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { receiptFor } from "#app/forms/receipt-for.server.ts";
import { answerHeaders, answerTags } from "#app/pages/answer-page.ts";
import { missingPage } from "#app/pages/missing-page.server.ts";
import { NotFound } from "#app/pages/not-found.tsx";
import { whileReachable } from "#app/pages/while-reachable.server.ts";
import { deskContext } from "#app/desk.server.ts";
import { Receipt } from "#app/forms/receipt.tsx";
import type { Route } from "./+types/pricing-sent";

export async function loader({ url, context, params: { receipt } }: Route.LoaderArgs) {
  const content = contentFor(url);
  const request = await whileReachable(context.get(deskContext).findByReceipt(receipt));
  if (request?.kind !== "pricing") throw missingPage(content);
  return receiptFor(request, sectionOf("pricing-form", content), content);
}

export const headers = answerHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => answerTags(loaderData?.title);

export default function PricingSentPage({ loaderData }: Route.ComponentProps) {
  return <Receipt form="pricing" {...loaderData} />;
}

export const ErrorBoundary = NotFound;
