/** What the action of a form does of which a request is kept. */
import type { RouterContextProvider } from "react-router";
import { publicAddress } from "#app/content/head.server.ts";
import { contentFor, type PageContent } from "#app/content/load.server.ts";
import { pricedServices } from "#app/content/priced-services.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { deskContext } from "#app/desk.server.ts";
import { FORM_KEY } from "#app/forms/answer.ts";
import { newRequest, type Submitter } from "#app/forms/new-request.server.ts";
import { servedZips } from "#app/forms/served-zips.server.ts";
import { takeForm } from "#app/forms/take-form.server.ts";
import { askedForPrices, FORMS, type RequestKind } from "#questions/forms.ts";
import { askedWhereWeWork } from "#questions/served-zips.ts";
import { CLIENT_ADDRESS } from "#server/form-post.ts";

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
    const asked = newRequest(kind, typed, questions, submitterOf(request, form, content), content);
    const { receipt } = await context.get(deskContext).save(asked);
    return `${content.prefix}${content.address}/sent/${receipt}`;
  });
}

/** As browsers make them. */
const KEY = /^[0-9a-f-]{36}$/;

function submitterOf(request: Request, form: FormData, content: PageContent): Submitter {
  const key = form.get(FORM_KEY);
  return {
    page: publicAddress(content.prefix, content.address),
    from: request.headers.get(CLIENT_ADDRESS) ?? "",
    formKey: typeof key === "string" && KEY.test(key) ? key : undefined,
  };
}
