import { type Campaign, campaignIn } from "#requests/asking/campaign.ts";
import { CAMPAIGN } from "#app/forms/answer.ts";
import { saysNo } from "#server/countable.ts";

/**
 * By which campaign's link somebody came who sends a form. Scripts know it from the first page of the
 * visit. Without them it is known where the link led to the form itself, whose address the browser
 * tells along. Nothing of whoever asks not to be followed.
 */
export function campaignOf({ headers }: Request, form: FormData): Campaign | undefined {
  if (saysNo((name) => headers.get(name))) return undefined;
  const told = form.get(CAMPAIGN);
  if (typeof told === "string" && told) return campaignIn(new URLSearchParams(told));
  return campaignIn(URL.parse(headers.get("referer") ?? "")?.searchParams ?? new URLSearchParams());
}
