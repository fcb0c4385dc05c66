/** The answer to everybody who asked to be left alone, whether we knew them or not. */
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { fill } from "#app/content/fill.ts";
import { contentFor } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { answerHeaders, answerTags } from "#app/pages/answer-page.ts";
import { Band } from "#app/ui/band.tsx";
import { useAwake } from "#app/ui/use-awake.ts";
import { draftOf, dropDraft, keepSent } from "#app/forms/form-storage.ts";
import { GoingBackNote } from "#app/forms/receipt.tsx";
import { maskedContact } from "#app/forms/masked-contact.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./message-page.module.css";
import type { Route } from "./+types/stop-done";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  const { title, ...words } = sectionOf("stop-form", content).done;
  return {
    title: `${title} | ${content.company.name}`,
    ...words,
    noScript: content.words.form.sentBefore.noScript,
  };
}

export const headers = answerHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => answerTags(loaderData?.title);

export default function StopDonePage({ loaderData }: Route.ComponentProps) {
  const { heading, stopped, paragraphs, noScript } = loaderData;
  const { pathname: address } = useLocation();
  const awake = useAwake();
  // The server keeps it out of addresses; this tab may still know what was typed.
  const [typed] = useState(() => draftOf("stop", "contact"));
  const contact = awake && typed && maskedContact(typed);
  useEffect(() => {
    dropDraft("stop");
    keepSent("stop", { address });
  }, [address]);
  return (
    <Band ground="soft" className={styles.message}>
      <h1 tabIndex={-1}>{heading}</h1>
      {contact && <p className={styles.about}>{fill(stopped, { contact })}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
      <GoingBackNote>{noScript}</GoingBackNote>
    </Band>
  );
}
