/** A place we serve. The address is any single word, so most words lead to not-found. */
import components from "virtual:sections/location";
import { contentFor } from "#app/content/load.server.ts";
import { headTags } from "#app/pages/head.ts";
import { NotFound } from "#app/pages/not-found.tsx";
import { pageData } from "#app/pages/page.server.ts";
import { PageOfSections } from "#app/pages/page.tsx";
import type { Route } from "./+types/location";

export function loader({ url, params: { locationSlug } }: Route.LoaderArgs) {
  const content = contentFor(url);
  const isPlace = Object.hasOwn(content.locationPages, locationSlug);
  return pageData(isPlace ? content.locationPages[locationSlug] : undefined, content);
}

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  return <PageOfSections {...loaderData} components={components} />;
}

export const ErrorBoundary = NotFound;
