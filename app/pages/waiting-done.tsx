/** The answer to everybody who wants to be told of an opening, whether we knew the address or not. */
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { awaitedName } from "#app/content/awaited-name.ts";
import { fill } from "#app/content/fill.ts";
import { contentFor } from "#app/content/load.server.ts";
import { draftOf, dropDraft, keepSent } from "#app/forms/form-storage.ts";
import { GoingBackNote } from "#app/forms/receipt.tsx";
import { maskedContact } from "#app/forms/masked-contact.ts";
import { WISHED } from "#app/forms/take-wish.server.ts";
import { wishName } from "#app/forms/wish-name.ts";
import { answerHeaders, answerTags } from "#app/pages/answer-page.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useAwake } from "#app/ui/use-awake.ts";
import { AWAITED } from "#questions/services.ts";
import styles from "./message-page.module.css";
import type { Route } from "./+types/waiting-done";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  const { title, heading, written, paragraphs } = content.words.comingSoon.wish.done;
  const about = AWAITED.find((name) => name === url.searchParams.get(WISHED));
  return {
    title: `${title} | ${content.company.name}`,
    heading,
    written,
    paragraphs,
    form: about && wishName(about),
    name: about && awaitedName(about, content),
    noScript: content.words.form.sentBefore.noScript,
  };
}

export const headers = answerHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => answerTags(loaderData?.title);

export default function WaitingDonePage({ loaderData }: Route.ComponentProps) {
  const { heading, written, paragraphs, form = "", name, noScript } = loaderData;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const awake = useAwake();
  // The server keeps it out of addresses; this tab may still know what was typed.
  const [typed] = useState(() => draftOf(form, "email"));
  useEffect(() => {
    dropDraft(form);
    keepSent(form, { address });
  }, [form, address]);
  return (
    <Band ground="soft" className={styles.message}>
      <h1 tabIndex={-1}>{heading}</h1>
      {name && <p className={styles.about}>{name}</p>}
      {awake && typed && <p>{fill(written, { contact: maskedContact(typed) })}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
      <GoingBackNote>{noScript}</GoingBackNote>
    </Band>
  );
}
