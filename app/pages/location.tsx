/** A place we serve. The address is any single word, so most words lead to not-found. */
import { crumbsFor, headFor } from "#app/content/head.server.ts";
import { contentFor } from "#app/content/load.server.ts";
import { headTags } from "#app/pages/head.ts";
import { NotFound } from "#app/pages/not-found.tsx";
import { prepareSections } from "#app/sections/prepare.server.ts";
import { Sections } from "#app/sections/sections.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/location";

export function loader({ url, params }: Route.LoaderArgs) {
  const content = contentFor(url);
  const { locationSlug } = params;
  const page = Object.hasOwn(content.locations, locationSlug)
    ? content.locations[locationSlug]
    : undefined;
  if (!page) throw new Response(null, { status: 404 });
  return {
    head: headFor(page, content),
    crumbs: crumbsFor(page, content),
    sections: prepareSections(page, content),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export default function LocationPage({ loaderData: { crumbs, sections } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <Sections sections={sections} />
    </>
  );
}

export const ErrorBoundary = NotFound;
