/** Papers, numbers and dates of a home: asked by a form that is posted, and answered and forgotten at once. */
import components from "virtual:sections/home-file";
import { PageOfSections } from "#app/pages/page.tsx";
import { toolTags } from "#app/pages/tool-page.ts";
import { answerHomeFile } from "#app/sections/home-file-tool/home-file.server.ts";
import type { Route } from "./+types/home-file";

export { loader } from "#app/pages/page.server.ts";

export const action = ({ request, url }: Route.ActionArgs) => answerHomeFile(request, url);

/** Other sites hear nothing of it; with "no-referrer", our own forms would seem to be from elsewhere. */
const REFERRER = "same-origin";

export const headers = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": REFERRER,
  "X-Robots-Tag": "noindex",
});

export const meta = (args: Route.MetaArgs) => toolTags(args, REFERRER);

export default function HomeFilePage({ loaderData }: Route.ComponentProps) {
  return <PageOfSections {...loaderData} components={components} />;
}
