/** A place we serve. The address is any single word, so most words lead to not-found. */
import components from "virtual:sections/locations";
import { contentFor } from "#app/content/load.server.ts";
import { pageData } from "#app/pages/page.server.ts";
import { pageOf } from "#app/pages/page.tsx";
import type { Route } from "./+types/location";

export { NotFound as ErrorBoundary } from "#app/pages/not-found.tsx";
export { headTags as meta } from "#app/pages/head.ts";

export function loader({ url, params: { locationSlug } }: Route.LoaderArgs) {
  const content = contentFor(url);
  const isPlace = Object.hasOwn(content.locationPages, locationSlug);
  return pageData(isPlace ? content.locationPages[locationSlug] : undefined, content);
}

export default pageOf(components);
