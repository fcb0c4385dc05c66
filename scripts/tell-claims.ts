import type { Claims } from "#app/content/reading/claim.ts";
import { checkHoldsUntil, growingOld, isOld } from "#app/content/reading/claim-age.ts";
import { hasRunOut, runningOut } from "#app/content/reading/claims.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";

/** What is due within this many days is told, so that there is time to look at it. */
const DAYS_AHEAD = 60;

interface Told {
  /** How many claims have run out. */
  gone: number;
  /** Of how many the check is too old. */
  old: number;
}

/** Tells of claims that have run out or soon will, and of those that somebody should look at again. */
export function tellClaims(
  { claims }: { claims: Claims },
  today = todayInFlorida(),
  tell: (line: string) => void = console.log,
): Told {
  const due = [
    ...runningOut(claims, today, DAYS_AHEAD).map((id) => ending(id, claims, today)),
    ...growingOld(claims, today, DAYS_AHEAD).map((id) => aging(id, claims, today)),
  ];
  for (const line of due.toSorted()) tell(`  ${line}`);
  const all = Object.values(claims);
  return {
    gone: all.filter((claim) => hasRunOut(claim, today)).length,
    old: all.filter((claim) => isOld(claim, today)).length,
  };
}

function ending(id: string, claims: Claims, today: string): string {
  const claim = claims[id];
  const what = claim && hasRunOut(claim, today) ? "has run out and is withdrawn" : "will run out";
  return `${claim?.until}  ${id} ${what}; its source: ${claim?.source}`;
}

function aging(id: string, claims: Claims, today: string): string {
  const claim = claims[id];
  const what = claim && isOld(claim, today) ? "is too old" : "will be too old";
  return `${claim && checkHoldsUntil(claim)}  ${id}: its check of ${claim?.checked} ${what}; its source: ${claim?.source}`;
}
