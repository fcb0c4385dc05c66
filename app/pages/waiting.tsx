/** Where the links in mails to the waitlist lead: there a person confirms the entry, or has it erased. */
import { awaitedName } from "#app/content/services.ts";
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import { contentFor } from "#app/content/load.server.ts";
import { takeForm } from "#app/forms/take-form.server.ts";
import { answerHeaders } from "#app/pages/head.ts";
import { MailLinkPage } from "#app/pages/mail-link-page.tsx";
import { missingPage, whileReachable } from "#app/pages/page.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { WAITLIST_STEP, type WaitlistStep } from "#questions/forms.ts";
import type { Route } from "./+types/waiting";

export { stayOnForm as clientAction } from "#app/forms/stay-on-form.ts";
export { answerTags as meta } from "#app/pages/head.ts";
export { NotFound as ErrorBoundary } from "#app/pages/not-found.tsx";

/** As we make them. */
const LINK = /^[0-9a-f]{32}$/;

/** Nothing is known of an entry that was erased. */
export async function loader({ url, context, params: { link } }: Route.LoaderArgs) {
  const content = contentFor(url);
  if (!LINK.test(link)) throw missingPage(content);
  const requests = context.get(requestServiceContext);
  const entry = await whileReachable(requests.findWaitlistEntry(link));
  const { states, confirm, end } = content.words.comingSoon.wish;
  const name = entry ? (entry.isConfirmed ? "confirmed" : "waiting") : "gone";
  const { title, heading, text } = states[name];
  return {
    title: `${title} | ${content.company.name}`,
    heading,
    about: entry && awaitedName(entry.about, content),
    text: entry ? fill(text, { date: floridaDay(entry.linkUntil, content.language) }) : text,
    confirm: name === "waiting" ? confirm : undefined,
    end: entry ? end : undefined,
    troubles: content.words.form.troubles,
    sending: content.words.form.sending,
  };
}

export const action = ({ request, url, context, params: { link } }: Route.ActionArgs) =>
  takeForm(request, {}, async (_, form) => {
    const requests = context.get(requestServiceContext);
    const step = form.get(WAITLIST_STEP);
    if (step === ("confirm" satisfies WaitlistStep)) await requests.confirmWaitlistEntry(link);
    if (step === ("end" satisfies WaitlistStep)) await requests.leaveWaitlist(link);
    return url.pathname;
  });

/** Whoever has the address can erase the entry, so no other site learns it. */
export const headers = () => ({ ...answerHeaders(), "Referrer-Policy": "same-origin" });

export default MailLinkPage;
