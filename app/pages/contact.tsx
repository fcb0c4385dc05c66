/** Writing to us, about anything. */
import components from "virtual:sections/contact";
import { FormPage } from "#app/pages/form-page.tsx";
import { untitledTags } from "#app/pages/head.ts";
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { takeRequest } from "#app/forms/take-form.server.ts";
import type { Route } from "./+types/contact";

export { loader } from "#app/pages/page.server.ts";

export const action = (args: Route.ActionArgs) => takeRequest("contact", args);

export const clientAction = (args: Route.ClientActionArgs) => stayOnForm(args);

export const meta = ({ loaderData }: Route.MetaArgs) => untitledTags(loaderData?.head);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return <FormPage {...loaderData} components={components} />;
}
