/** The people who work here: not there yet, but inside the layout. */
import components from "virtual:sections/team";
import { FormPage } from "#app/pages/form-page.tsx";
import { untitledTags } from "#app/pages/head.ts";
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { takeWish } from "#app/forms/take-wish.server.ts";
import type { Route } from "./+types/team";

export { loader } from "#app/pages/page.server.ts";

export const action = (args: Route.ActionArgs) => takeWish(args);

export const clientAction = (args: Route.ClientActionArgs) => stayOnForm(args);

export const meta = ({ loaderData }: Route.MetaArgs) => untitledTags(loaderData?.head);

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return <FormPage {...loaderData} components={components} />;
}
