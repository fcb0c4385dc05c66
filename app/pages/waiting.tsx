/**
 * Where the links in mails about a wish lead: there a person confirms it, or has it erased. Looking
 * changes nothing, because programs open the links in mails, too.
 */
import type { ReactNode } from "react";
import { Form, useActionData } from "react-router";
import { contentFor } from "#app/content/load.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import type { Refusal } from "#app/forms/answer.ts";
import { SendButton } from "#app/forms/send-button.tsx";
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { takeForm } from "#app/forms/take-form.server.ts";
import { TroubleBox } from "#app/forms/trouble-box.tsx";
import { useSending } from "#app/forms/use-sending.ts";
import { answerHeaders, answerTags } from "#app/pages/answer-page.ts";
import { missingPage } from "#app/pages/missing-page.server.ts";
import { NotFound } from "#app/pages/not-found.tsx";
import { waitlistStatus } from "#app/pages/waiting.server.ts";
import { whileReachable } from "#app/pages/while-reachable.server.ts";
import { useHeadingOfAnswer } from "#app/pages/use-heading-of-answer.ts";
import { Band } from "#app/ui/band.tsx";
import { WISH_STEP, type WishStep } from "#requests/asking/wish.ts";
import styles from "./message-page.module.css";
import type { Route } from "./+types/waiting";

/** As we make them. */
const LINK = /^[0-9a-f]{32}$/;

export async function loader({ url, context, params: { link } }: Route.LoaderArgs) {
  const content = contentFor(url);
  if (!LINK.test(link)) throw missingPage(content);
  return waitlistStatus(
    await whileReachable(context.get(requestServiceContext).findWaitlistEntry(link)),
    content,
  );
}

export const action = ({ request, url, context, params: { link } }: Route.ActionArgs) =>
  takeForm(request, {}, async (_, form) => {
    const requests = context.get(requestServiceContext);
    const step = form.get(WISH_STEP);
    if (step === ("confirm" satisfies WishStep)) await requests.confirmWaitlistEntry(link);
    if (step === ("end" satisfies WishStep)) await requests.leaveWaitlist(link);
    return url.pathname;
  });

export const clientAction = (args: Route.ClientActionArgs) => stayOnForm(args);

/** Whoever has the address can end the wish, so no other site learns it. */
export const headers = () => ({ ...answerHeaders(), "Referrer-Policy": "same-origin" });

export const meta = ({ loaderData }: Route.MetaArgs) => answerTags(loaderData?.title);

export default function WaitingPage({ loaderData }: Route.ComponentProps) {
  const { heading, about, text, confirm, end, sending: sendingLabel, troubles } = loaderData;
  const refusal = useActionData<Refusal>();
  const { sending, start } = useSending(refusal);
  const title = useHeadingOfAnswer(heading);
  return (
    <Band ground="soft" className={styles.message}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {about && <p className={styles.about}>{about}</p>}
      <p>{text}</p>
      {refusal?.trouble && <TroubleBox {...troubles[refusal.trouble]} news={refusal} />}
      {confirm && (
        <Step name="confirm" start={start}>
          <SendButton id="confirm" label={confirm} sendingLabel={sendingLabel} sending={sending} />
        </Step>
      )}
      {end && (
        <Step name="end" start={start}>
          <button type="submit" className={styles.end}>
            {end}
          </button>
        </Step>
      )}
    </Band>
  );
}

interface StepProps {
  name: WishStep;
  /** Whether it may go. */
  start: () => boolean;
  children: ReactNode;
}

function Step({ name, start, children }: StepProps) {
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        if (!start()) event.preventDefault();
      }}
    >
      <input type="hidden" name={WISH_STEP} value={name} />
      {children}
    </Form>
  );
}

export const ErrorBoundary = NotFound;
