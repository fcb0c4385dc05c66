/** Where the link in the mail leads: there a person confirms that the account is theirs, and sees how far we are. */
import { contentFor } from "#app/content/load.server.ts";
import { takeForm } from "#app/forms/take-form.server.ts";
import { deletionStatus } from "#app/pages/deletion-status.server.ts";
import { MailLinkPage } from "#app/pages/mail-link-page.tsx";
import { missingPage, whileReachable } from "#app/pages/page.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import type { Route } from "./+types/deletion-status";

export { stayOnForm as clientAction } from "#app/forms/stay-on-form.ts";
export { answerHeaders as headers, answerTags as meta } from "#app/pages/head.ts";
export { NotFound as ErrorBoundary } from "#app/pages/not-found.tsx";

export async function loader({ url, context, params: { link } }: Route.LoaderArgs) {
  const content = contentFor(url);
  const request = await whileReachable(context.get(requestServiceContext).findByLink(link));
  if (request?.kind !== "deletion") throw missingPage(content);
  return deletionStatus(request, content);
}

export const action = ({ request, url, context, params: { link } }: Route.ActionArgs) =>
  takeForm(request, {}, async () => {
    await context.get(requestServiceContext).verify(link);
    return url.pathname;
  });

export default MailLinkPage;
