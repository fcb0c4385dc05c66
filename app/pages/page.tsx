/** Any page that is a list of sections: all fixed pages inside the layout. */
import { contentFor } from "#app/content/load.server.ts";
import { headTags } from "#app/pages/head.ts";
import { pageData } from "#app/pages/page-data.server.ts";
import { PageOfSections } from "#app/pages/page-of-sections.tsx";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  return pageData(content.pages[content.address], content);
}

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export default function FixedPage({ loaderData }: Route.ComponentProps) {
  return <PageOfSections {...loaderData} />;
}
