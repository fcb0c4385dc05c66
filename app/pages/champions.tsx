/** The champions, and asking for their written terms. */
import components from "virtual:sections/champions";
import { FormPage } from "#app/pages/form-page.tsx";
import { untitledTags } from "#app/pages/head.ts";
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { takeRequest } from "#app/forms/take-form.server.ts";
import type { Route } from "./+types/champions";

export { loader } from "#app/pages/page.server.ts";

export const action = (args: Route.ActionArgs) => takeRequest("champion", args);

export const clientAction = (args: Route.ClientActionArgs) => stayOnForm(args);

export const meta = ({ loaderData }: Route.MetaArgs) => untitledTags(loaderData?.head);

export default function ChampionsPage({ loaderData }: Route.ComponentProps) {
  return <FormPage {...loaderData} components={components} />;
}
