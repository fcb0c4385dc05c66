/** What the action of every form does: reads it, tells what is wrong, or hands it in. */
import { data, redirect, type RouterContextProvider } from "react-router";
import { publicAddress } from "#app/content/head.server.ts";
import { contentFor, type PageContent } from "#app/content/load.server.ts";
import { pricedServices } from "#app/content/services.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { newRequest, type Submitter } from "#app/forms/new-request.server.ts";
import { servedZips } from "#app/content/zip-code.ts";
import { askedForPrices, FORMS, type RequestKind } from "#questions/forms.ts";
import { askedWhereWeWork } from "#questions/served-zips.ts";
import { CLIENT_ADDRESS } from "#server/receive-form.ts";
import { FORM_KEY, type Refusal } from "#app/forms/answer.ts";
import { suspicions } from "#app/forms/robot-check.ts";
import { errorsIn, type Questions, rawOf, readForm, type Typed } from "#questions/form-question.ts";
import { log } from "#app/log.server.ts";

/**
 * @param handIn gives the address to go to, and throws when the form could not be kept
 * @returns a redirect (303), or why the form was not taken: 422 for its errors, 503 for ours
 */
export async function takeForm<Qs extends Questions>(
  request: Request,
  questions: Qs,
  handIn: (answers: Typed<Qs>, form: FormData) => Promise<string>,
) {
  // A body that is no form counts as an empty one.
  const form = await request.formData().catch(() => new FormData());
  const refuse = (why: Refusal, status: number) =>
    data({ ...why, values: rawOf(questions, form) }, status);
  const answers = readForm(questions, form);
  const wrong = errorsIn(questions, answers);
  // Who presses the button just to see what is asked is no robot.
  const errors = wrong.length > 0 ? wrong : suspicions(form);
  if (errors.length > 0) return refuse({ errors }, 422);
  try {
    return redirect(await handIn(answers, form), 303);
  } catch (error) {
    log.error({ err: error }, "a form could not be kept");
    return refuse({ errors: [], sendError: "notKept" }, 503);
  }
}

export interface Sent {
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
    const { receipt } = await context.get(requestServiceContext).save(asked);
    return `${content.prefix}${content.address}/sent/${receipt}`;
  });
}

/** As browsers make them. */
const KEY = /^[0-9a-f-]{36}$/;

function submitterOf(request: Request, form: FormData, content: PageContent): Submitter {
  const key = form.get(FORM_KEY);
  const from = request.headers.get(CLIENT_ADDRESS) ?? "";
  return {
    page: publicAddress(content.prefix, content.address),
    from,
    formKey: typeof key === "string" && KEY.test(key) ? key : keyWithoutScripts(from),
  };
}

const MINUTE_MS = 60_000;

/** Without scripts a double click sends a form twice: within a minute the same from one address is one. */
const keyWithoutScripts = (from: string) => `${from} ${Math.floor(Date.now() / MINUTE_MS)}`;
