import { useActionData } from "react-router";
import { fill } from "#app/content/fill.ts";
import type { pageData } from "#app/pages/page-data.server.ts";
import { PageOfSections } from "#app/pages/page-of-sections.tsx";
import type { Components } from "#app/sections/sections.tsx";
import { useSite } from "#app/ui/site.ts";

interface Props extends ReturnType<typeof pageData> {
  components: Components;
}

/** A page with a form. Its title is the first to tell that the form was not taken. */
export function FormPage({ head, ...page }: Props) {
  const refusal = useActionData();
  const { errorTitle } = useSite();
  return (
    <>
      <title>{refusal ? fill(errorTitle, { title: head.title }) : head.title}</title>
      <PageOfSections {...page} />
    </>
  );
}
