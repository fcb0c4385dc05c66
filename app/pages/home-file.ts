/** The page of the home file, whose form is posted, and answered and forgotten at once. */
import { toolTags } from "#app/pages/tool-page.ts";

/** Other sites hear nothing of it; with "no-referrer", our own forms would seem to be from elsewhere. */
const REFERRER = "same-origin";

export const headers = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": REFERRER,
  "X-Robots-Tag": "noindex",
});

export const meta = (args: Parameters<typeof toolTags>[0]) => toolTags(args, REFERRER);
