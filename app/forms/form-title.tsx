import { useMatches } from "react-router";
import { fill } from "#app/content/fill.ts";
import type { Head } from "#app/content/head.server.ts";
import { useSite } from "#app/ui/site.ts";

/** The title of a page with a form: it says first that something is wrong with what was typed. */
export function FormTitle({ hasErrors }: { hasErrors: boolean }) {
  const { errorTitle } = useSite();
  const page = useMatches().at(-1)?.loaderData as { head: Head } | undefined;
  if (!page) return null;
  const { title } = page.head;
  return <title>{hasErrors ? fill(errorTitle, { title }) : title}</title>;
}
