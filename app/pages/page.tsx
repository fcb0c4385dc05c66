/** A page that is a list of sections and nothing more: all fixed pages inside the layout but forms. */
import { headTags } from "#app/pages/head.ts";
import type { loader } from "#app/pages/page.server.ts";
import { PageOfSections } from "#app/pages/page-of-sections.tsx";
import type { Components } from "#app/sections/sections.tsx";

interface Props {
  loaderData: ReturnType<typeof loader>;
}

export const meta = ({ loaderData }: Partial<Props>) => headTags(loaderData?.head);

/** The page of one file in content/, which imports the kinds of sections that it shows. */
export function pageOf(components: Components) {
  return function Page({ loaderData }: Props) {
    return <PageOfSections {...loaderData} components={components} />;
  };
}
