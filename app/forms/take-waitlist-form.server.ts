/** The action of pages that are not there yet: somebody wants to be told of the opening. */
import { waitlistQuestions } from "#questions/forms.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { contentFor } from "#app/content/load.server.ts";
import { nameAt } from "#app/content/services.ts";
import { type Sent, takeForm } from "#app/forms/take-form.server.ts";

/** Behind the question mark of the page that answers: what somebody waits for. */
export const WAITED_FOR = "for";

/** @returns a redirect to one answer for everybody, or why the form was not taken */
export function takeWaitlistForm({ request, url, context }: Sent) {
  const { address, prefix, language } = contentFor(url);
  return takeForm(request, waitlistQuestions, async ({ email }) => {
    const about = nameAt(address);
    await context.get(requestServiceContext).joinWaitlist({ about, email, language });
    return `${prefix}/waiting/done?${WAITED_FOR}=${about}`;
  });
}
