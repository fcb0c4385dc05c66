/** Confirms a request to delete an account. */
import { contentFor } from "#app/content/load.server.ts";
import { answerHeaders, answerTags } from "#app/pages/answer-page.ts";
import { deletionReceipt } from "#app/pages/deletion-receipt.server.ts";
import { missingPage } from "#app/pages/missing-page.server.ts";
import { NotFound } from "#app/pages/not-found.tsx";
import { whileReachable } from "#app/pages/while-reachable.server.ts";
import { deskContext } from "#app/desk.server.ts";
import { Receipt } from "#app/forms/receipt.tsx";
import type { Route } from "./+types/deletion-sent";

export async function loader({ url, context, params: { receipt } }: Route.LoaderArgs) {
  const content = contentFor(url);
  const request = await whileReachable(context.get(deskContext).findByReceipt(receipt));
  if (request?.kind !== "deletion") throw missingPage(content);
  return deletionReceipt(request, content);
}

export const headers = answerHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => answerTags(loaderData?.title);

export default function DeletionSentPage({ loaderData }: Route.ComponentProps) {
  return <Receipt form="deletion" {...loaderData} />;
}

export const ErrorBoundary = NotFound;
