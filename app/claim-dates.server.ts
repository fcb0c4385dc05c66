/** When the facts that this build states run out. */
import { hasRunOut } from "#app/content/reading/claims.ts";
import { currentSite } from "#app/content/load.server.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";

/** The last days, like `2026-12-30`. */
export const claimsEnd = (): string[] =>
  Object.values(currentSite().claims).flatMap(({ until }) =>
    until !== undefined && until >= currentSite().asOf ? until : [],
  );

/** The facts that pages still state, though their last day is over. */
export const claimsRunOut = (): string[] =>
  Object.entries(currentSite().claims).flatMap(([id, claim]) =>
    hasRunOut(claim, todayInFlorida()) && !hasRunOut(claim, currentSite().asOf) ? id : [],
  );
