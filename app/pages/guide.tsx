/** A page that the company added: a file in content/en/pages/guides, of which the table of routes knows nothing. */
import components from "virtual:sections/guide";
import { headTags } from "#app/pages/head.ts";
import { NotFound } from "#app/pages/not-found.tsx";
import { PageOfSections } from "#app/pages/page.tsx";
import type { Route } from "./+types/guide";

export { loader } from "#app/pages/page.server.ts";

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  return <PageOfSections {...loaderData} components={components} />;
}

export const ErrorBoundary = NotFound;
