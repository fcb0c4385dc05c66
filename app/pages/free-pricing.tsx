/** Asking for a price. */
import { pricingProblems, readPricingRequest } from "#requests/asking/pricing-request.ts";
import { contentFor } from "#app/content/load.server.ts";
import { FormPage } from "#app/pages/form-page.tsx";
import { untitledTags } from "#app/pages/head.ts";
import { newPricingRequest } from "#app/pages/new-pricing-request.server.ts";
import { senderOf } from "#app/forms/sender.server.ts";
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { takeForm } from "#app/forms/take-form.server.ts";
import { deskContext } from "#app/desk.server.ts";
import type { Route } from "./+types/free-pricing";

export { loader } from "#app/pages/page.tsx";

export const action = ({ request, url, context }: Route.ActionArgs) =>
  takeForm(request, {
    read: readPricingRequest,
    problems: pricingProblems,
    async handIn(values, form) {
      const content = contentFor(url);
      const asked = newPricingRequest(values, senderOf(request, form, content), content);
      const { receipt } = await context.get(deskContext).save(asked);
      return `${content.prefix}${content.address}/sent/${receipt}`;
    },
  });

export const clientAction = (args: Route.ClientActionArgs) => stayOnForm(args);

export const meta = ({ loaderData }: Route.MetaArgs) => untitledTags(loaderData?.head);

export default function FreePricingPage({ loaderData }: Route.ComponentProps) {
  return <FormPage {...loaderData} />;
}
