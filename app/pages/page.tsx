/** Any page that is a list of sections: all fixed pages inside the layout. */
import { crumbsFor, headFor } from "#app/content/head.server.ts";
import { contentFor } from "#app/content/load.server.ts";
import { headTags } from "#app/pages/head.ts";
import { prepareSections } from "#app/sections/prepare.server.ts";
import { Sections } from "#app/sections/sections.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  const page = content.pages[content.address];
  if (!page) throw new Response(null, { status: 404 });
  return {
    head: headFor(page, content),
    crumbs: crumbsFor(page, content),
    sections: prepareSections(page, content),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export default function PageOfSections({ loaderData: { crumbs, sections } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <Sections sections={sections} />
    </>
  );
}
