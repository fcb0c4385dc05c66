/** A page that is a list of sections and nothing more. */
import type { loader } from "#app/pages/page.server.ts";
import { type Components, Sections } from "#app/sections/sections.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";

interface Props {
  loaderData: ReturnType<typeof loader>;
}

/** @param components of the kinds of sections that it may show */
export function pageOf(components: Components) {
  return function Page({ loaderData: { crumbs, ...page } }: Props) {
    return (
      <>
        <Breadcrumbs crumbs={crumbs} />
        <Sections {...page} components={components} />
      </>
    );
  };
}
