/** A page with a form: a list of sections, whose title tells first that the form was not taken. */
import { useActionData } from "react-router";
import { fill } from "#app/content/fill.ts";
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { untitledTags } from "#app/pages/head.ts";
import type { loader } from "#app/pages/page.server.ts";
import { PageOfSections } from "#app/pages/page.tsx";
import type { Components } from "#app/sections/sections.tsx";
import { useSite } from "#app/ui/site.ts";

interface Props {
  loaderData: ReturnType<typeof loader>;
}

export const clientAction = stayOnForm;

export const meta = ({ loaderData }: Partial<Props>) => untitledTags(loaderData?.head);

export function formPageOf(components: Components) {
  return function FormPage({ loaderData }: Props) {
    return (
      <>
        <FormTitle title={loaderData.head.title} />
        <PageOfSections {...loaderData} components={components} />
      </>
    );
  };
}

export function FormTitle({ title }: { title: string }) {
  const refusal = useActionData();
  const { errorTitle } = useSite();
  return <title>{refusal ? fill(errorTitle, { title }) : title}</title>;
}
