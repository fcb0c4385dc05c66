import { useActionData } from "react-router";
import { fill } from "#app/content/fill.ts";
import type { pageData } from "#app/pages/page-data.server.ts";
import { useSite } from "#app/ui/site.ts";
import { PageOfSections } from "#app/pages/page-of-sections.tsx";

type Props = Pick<ReturnType<typeof pageData>, "head" | "crumbs" | "sections">;

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
