import { useActionData } from "react-router";
import { fill } from "#app/content/fill.ts";
import { useSite } from "#app/ui/site.ts";

/** The title of a page with a form is the first to tell that the form was not taken. */
export function FormTitle({ title }: { title: string }) {
  const refusal = useActionData();
  const { errorTitle } = useSite();
  return <title>{refusal ? fill(errorTitle, { title }) : title}</title>;
}
