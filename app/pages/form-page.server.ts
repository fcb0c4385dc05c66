import { contentFor } from "#app/content/load.server.ts";
import { nameAt } from "#app/content/services.ts";
import { type Sent, takeForm, takeRequest } from "#app/forms/take-form.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { FORMS, type RequestKind, stopQuestions, waitlistQuestions } from "#questions/forms.ts";

/** Takes the form of a page; which form that is, the sections of the page tell. */
export function action(args: Sent) {
  const { pages, address } = contentFor(args.url);
  const kinds = pages[address]?.sections.map(({ kind }) => kind) ?? [];
  if (kinds.includes("stop-form")) return takeStop(args);
  const asked = (Object.keys(FORMS) as RequestKind[]).find((kind) =>
    kinds.includes(`${kind}-form`),
  );
  return asked ? takeRequest(asked, args) : takeWish(args);
}

const takeStop = ({ request, url, context }: Sent) =>
  takeForm(request, stopQuestions, async ({ contact }) => {
    const reference = await context.get(requestServiceContext).stop(contact);
    const { prefix, address } = contentFor(url);
    const proof = new URLSearchParams({ reference, at: new Date().toISOString() });
    return `${prefix}${address}/done?${proof.toString()}`;
  });

/** Behind the question mark of the page that answers: what somebody waits for. */
export const WAITED_FOR = "for";

/** Somebody wants to be told of the opening. There is one answer for everybody. */
function takeWish({ request, url, context }: Sent) {
  const { address, prefix, language } = contentFor(url);
  return takeForm(request, waitlistQuestions, async ({ email }) => {
    const about = nameAt(address);
    await context.get(requestServiceContext).joinWaitlist({ about, email, language });
    return `${prefix}/waiting/done?${WAITED_FOR}=${about}`;
  });
}
