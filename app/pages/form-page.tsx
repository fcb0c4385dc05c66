import { FormTitle } from "#app/pages/form-title.tsx";
import type { pageData } from "#app/pages/page-data.server.ts";
import { PageOfSections } from "#app/pages/page-of-sections.tsx";
import type { Components } from "#app/sections/sections.tsx";

interface Props extends ReturnType<typeof pageData> {
  components: Components;
}

/** A page with a form. */
export function FormPage({ head, ...page }: Props) {
  return (
    <>
      <FormTitle title={head.title} />
      <PageOfSections {...page} />
    </>
  );
}
