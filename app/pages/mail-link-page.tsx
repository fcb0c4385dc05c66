/**
 * Where a link in one of our mails leads: there a person confirms what they asked for, or ends it. Looking
 * changes nothing, because programs open the links in mails, too.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import type { Refusal } from "#app/forms/answer.ts";
import { SendErrorBox } from "#app/forms/error-summary.tsx";
import { ReferenceTicket } from "#app/forms/receipt.tsx";
import { SendButton } from "#app/forms/send-button.tsx";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { WAITLIST_STEP, type WaitlistStep } from "#questions/forms.ts";
import styles from "./message-page.module.css";

interface Props {
  heading: string;
  /** What it is about, as the name of a service. */
  about?: string | undefined;
  text: string;
  /** Labels of the buttons; without one, there is none. */
  confirm: string | undefined;
  end?: string | undefined;
  /** The label while the form is on its way. */
  sending: string;
  troubles: Record<NonNullable<Refusal["sendError"]>, { heading: string; text: string }>;
  ticket?: Parameters<typeof ReferenceTicket>[0];
}

export function MailLinkPage({ loaderData: props }: { loaderData: Props }) {
  const { heading, about, text, confirm, end, troubles, ticket } = props;
  const refusal = useActionData<Refusal>();
  const sending = useNavigation().formData !== undefined;
  const title = useAnswerFocus(heading);
  return (
    <Band ground="soft" className={styles.message}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {about && <p className={styles.about}>{about}</p>}
      <Paragraph>{text}</Paragraph>
      {refusal?.sendError && <SendErrorBox {...troubles[refusal.sendError]} news={refusal} />}
      {confirm && (
        <Step name="confirm">
          <SendButton id="confirm" label={confirm} sendingLabel={props.sending} sending={sending} />
        </Step>
      )}
      {end && (
        <Step name="end">
          <button type="submit" className={styles.end}>
            {end}
          </button>
        </Step>
      )}
      {ticket && <ReferenceTicket {...ticket} />}
    </Band>
  );
}

/** Pressing twice does no more than once. */
function Step({ name, children }: { name: WaitlistStep; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name={WAITLIST_STEP} value={name} />
      {children}
    </Form>
  );
}

/**
 * The answer to a button comes at the same address, and the button that had the focus is gone: so the
 * new heading takes it.
 */
function useAnswerFocus(heading: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const earlier = useRef(heading);
  useEffect(() => {
    if (earlier.current !== heading) title.current?.focus();
    earlier.current = heading;
  }, [heading]);
  return title;
}
