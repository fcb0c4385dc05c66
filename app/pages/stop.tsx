/** Asking to be left alone. */
import components from "virtual:sections/stop";
import { stopQuestions } from "#questions/forms.ts";
import { contentFor } from "#app/content/load.server.ts";
import { FormPage } from "#app/pages/form-page.tsx";
import { untitledTags } from "#app/pages/head.ts";
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { takeForm } from "#app/forms/take-form.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import type { Route } from "./+types/stop";

export { loader } from "#app/pages/page.server.ts";

export const action = ({ request, url, context }: Route.ActionArgs) =>
  takeForm(request, stopQuestions, async ({ contact }) => {
    await context.get(requestServiceContext).stop(contact);
    const { prefix, address } = contentFor(url);
    return `${prefix}${address}/done`;
  });

export const clientAction = (args: Route.ClientActionArgs) => stayOnForm(args);

export const meta = ({ loaderData }: Route.MetaArgs) => untitledTags(loaderData?.head);

export default function StopPage({ loaderData }: Route.ComponentProps) {
  return <FormPage {...loaderData} components={components} />;
}
