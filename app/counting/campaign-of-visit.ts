/** By which campaign's link this visit began: kept in this tab (sessionStorage), for the forms. */
import { campaignIn, queryOf } from "#questions/campaign.ts";
import { mayBeCounted } from "#app/counting/may-be-counted.ts";

const KEY = "campaign";

/**
 * Whoever is fast was on the next page before scripts came. Of pages of ours the browser tells where
 * they were.
 */
export function keepCampaign() {
  if (!mayBeCounted()) return;
  const { referrer } = document;
  const earlier = referrer.startsWith(`${location.origin}/`) ? new URL(referrer).search : "";
  const campaign =
    campaignIn(new URLSearchParams(location.search)) ?? campaignIn(new URLSearchParams(earlier));
  if (!campaign) return;
  try {
    sessionStorage.setItem(KEY, queryOf(campaign));
  } catch {
    // Browsers may refuse to keep anything; then nobody knows later.
  }
}

/** @returns what `campaignIn` reads; empty where there was none */
export function campaignOfVisit(): string {
  try {
    return (mayBeCounted() && sessionStorage.getItem(KEY)) || "";
  } catch {
    return "";
  }
}
