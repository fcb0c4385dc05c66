import type { RouterContextProvider } from "react-router";
import { contentFor } from "#app/content/load.server.ts";
import { takeForm, takeRequest } from "#app/forms/take-form.server.ts";
import { takeWaitlistForm } from "#app/forms/take-waitlist-form.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { FORMS, type RequestKind, stopQuestions } from "#questions/forms.ts";

interface Args {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Takes the form of a page; which form that is, the sections of the page tell. */
export function action(args: Args) {
  const { pages, address } = contentFor(args.url);
  const kinds = pages[address]?.sections.map(({ kind }) => kind) ?? [];
  if (kinds.includes("stop-form")) return takeStop(args);
  const asked = (Object.keys(FORMS) as RequestKind[]).find((kind) =>
    kinds.includes(`${kind}-form`),
  );
  return asked ? takeRequest(asked, args) : takeWaitlistForm(args);
}

const takeStop = ({ request, url, context }: Args) =>
  takeForm(request, stopQuestions, async ({ contact }) => {
    await context.get(requestServiceContext).stop(contact);
    const { prefix, address } = contentFor(url);
    return `${prefix}${address}/done`;
  });
