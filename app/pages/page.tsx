/** A page that is a list of sections and nothing more. */
import { headTags } from "#app/pages/head.ts";
import type { loader } from "#app/pages/page.server.ts";
import { type Components, Sections } from "#app/sections/sections.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";

type PageData = ReturnType<typeof loader>;

interface Props {
  loaderData: PageData;
}

export const meta = ({ loaderData }: Partial<Props>) => headTags(loaderData?.head);

/** The page of one file in content/, which imports the kinds of sections that it shows. */
export function pageOf(components: Components) {
  return function Page({ loaderData }: Props) {
    return <PageOfSections {...loaderData} components={components} />;
  };
}

export function PageOfSections({ crumbs, ...page }: PageData & { components: Components }) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <Sections {...page} />
    </>
  );
}
