import { SERVICE_QUERY } from "#questions/query-names.ts";
import type { PageContent } from "#app/content/load.server.ts";

/** The way to the form for a price, with the service of the page chosen already. */
export function freePriceLink(
  service: string | undefined,
  { navigation: { invitation }, words }: PageContent,
) {
  return {
    to: service ? `${invitation.to}?${SERVICE_QUERY}=${service}` : invitation.to,
    label: words.labels[invitation.label] ?? "",
  };
}
