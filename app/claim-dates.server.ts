/** When the facts that this build states run out. */
import { currentSite } from "#app/content/load.server.ts";

/** The last days, like `2026-12-30`. */
export const claimsEnd = (): string[] =>
  Object.values(currentSite().claims).flatMap(({ until }) =>
    until !== undefined && until >= currentSite().asOf ? until : [],
  );
