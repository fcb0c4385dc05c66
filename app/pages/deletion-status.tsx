/**
 * Where the link in the mail leads: there a person confirms that the account is theirs, and sees
 * later how far we are. Looking changes nothing, because programs open the links in mails, too.
 */
import { Form, useActionData } from "react-router";
import { contentFor } from "#app/content/load.server.ts";
import { answerHeaders, answerTags } from "#app/pages/answer-page.ts";
import { deletionStatus } from "#app/pages/deletion-status.server.ts";
import { missingPage } from "#app/pages/missing-page.server.ts";
import { NotFound } from "#app/pages/not-found.tsx";
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { takeForm } from "#app/forms/take-form.server.ts";
import { whileReachable } from "#app/pages/while-reachable.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { useHeadingOfAnswer } from "#app/pages/use-heading-of-answer.ts";
import { Band } from "#app/ui/band.tsx";
import type { Refusal } from "#app/forms/answer.ts";
import { ReferenceTicket } from "#app/forms/receipt.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SendButton } from "#app/forms/send-button.tsx";
import { SendErrorBox } from "#app/forms/error-summary.tsx";
import { useSending } from "#app/forms/use-sending.ts";
import common from "#app/ui/common.module.css";
import styles from "./deletion-status.module.css";
import type { Route } from "./+types/deletion-status";

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

export const clientAction = (args: Route.ClientActionArgs) => stayOnForm(args);

export const headers = answerHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => answerTags(loaderData?.title);

export default function DeletionStatusPage({ loaderData }: Route.ComponentProps) {
  const { heading, text, confirm, sending: sendingLabel, troubles, ticket } = loaderData;
  const refusal = useActionData<Refusal>();
  const { sending, start } = useSending(refusal);
  const title = useHeadingOfAnswer(heading);
  return (
    <Band ground="soft" className={`${common.halves} ${styles.status}`}>
      <div className={styles.words}>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <p className={common.lead}>
          <RichText>{text}</RichText>
        </p>
        {refusal?.sendError && <SendErrorBox {...troubles[refusal.sendError]} news={refusal} />}
        {confirm && (
          <Form
            method="post"
            onSubmit={(event) => {
              if (!start()) event.preventDefault();
            }}
          >
            <SendButton
              id="confirm"
              label={confirm}
              sendingLabel={sendingLabel}
              sending={sending}
            />
          </Form>
        )}
      </div>
      <ReferenceTicket {...ticket} />
    </Band>
  );
}

export const ErrorBoundary = NotFound;
