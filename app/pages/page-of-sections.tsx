import type { pageData } from "#app/pages/page-data.server.ts";
import { Sections } from "#app/sections/sections.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";

type Props = Pick<ReturnType<typeof pageData>, "crumbs" | "sections">;

/** What nearly every page is. */
export function PageOfSections({ crumbs, sections }: Props) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <Sections sections={sections} />
    </>
  );
}
