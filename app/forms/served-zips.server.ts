import type { PageContent } from "#app/content/load.server.ts";
import type { ServedZips } from "#questions/served-zips.ts";

/** We work in the counties in which we have places. */
export const servedZips = ({ zipCodes, places }: PageContent): ServedZips => ({
  rules: zipCodes.counties,
  counties: [...new Set(Object.values(places).map(({ county }) => county))],
});
