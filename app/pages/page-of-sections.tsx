import type { pageData } from "#app/pages/page-data.server.ts";
import { type Components, Sections } from "#app/sections/sections.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";

interface Props extends Pick<ReturnType<typeof pageData>, "crumbs" | "sections" | "foreign"> {
  components: Components;
}

/** What nearly every page is. */
export function PageOfSections({ crumbs, ...page }: Props) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <Sections {...page} />
    </>
  );
}
