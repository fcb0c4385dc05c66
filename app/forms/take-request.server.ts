/** What the action of a form does of which a request is kept. */
import type { RouterContextProvider } from "react-router";
import { FORMS, type RequestKind } from "#requests/asking/forms.ts";
import { askedForPrices } from "#requests/asking/priced-services.ts";
import { askedWhereWeWork } from "#requests/asking/served-zips.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { pricedServices } from "#app/content/priced-services.ts";
import { contentFor } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { newRequest } from "#app/forms/new-request.server.ts";
import { servedZips } from "#app/forms/served-zips.server.ts";
import { submitterOf } from "#app/forms/submitter.server.ts";
import { takeForm } from "#app/forms/take-form.server.ts";

interface Sent {
  request: Request;
  /** The visitor's address, as React Router gives it. */
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** @returns a redirect to the confirmation, or why the form was not taken */
export function takeRequest(kind: RequestKind, { request, url, context }: Sent) {
  const content = contentFor(url);
  const asks = askedForPrices(
    askedWhereWeWork(FORMS[kind], servedZips(content)),
    pricedServices(content),
  );
  return takeForm(request, asks, async (typed, form) => {
    const { questions } = sectionOf(`${kind}-form`, content);
    const submitter = submitterOf(request, form, content);
    const asked = newRequest(kind, typed, questions, submitter, content);
    const { receipt } = await context.get(requestServiceContext).save(asked);
    return `${content.prefix}${content.address}/sent/${receipt}`;
  });
}
