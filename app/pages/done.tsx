/** The answer to everybody who asked to be left alone, or to be told of an opening, whether we knew them or not. */
import { useEffect, useState } from "react";
import { awaitedName } from "#app/content/services.ts";
import { fill } from "#app/content/fill.ts";
import { contentFor, type PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { draftOf, dropDraft } from "#app/forms/form-storage.ts";
import { maskedContact } from "#app/forms/masked-contact.ts";
import { WAITED_FOR } from "#app/pages/form-page.server.ts";
import { waitlistFormName } from "#app/forms/waitlist-form-name.ts";
import { answerHeaders, answerTags } from "#app/pages/head.ts";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./message-page.module.css";
import type { Route } from "./+types/done";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  const done = content.address === "/stop/done" ? stopDone(content) : wishDone(url, content);
  return {
    ...done,
    title: `${done.title} | ${content.company.name}`,
  };
}

function stopDone(content: PageContent) {
  const { stopped, ...words } = sectionOf("stop-form", content).done;
  return { ...words, form: "stop", field: "contact", typedNote: stopped, about: undefined };
}

function wishDone(url: URL, content: PageContent) {
  const { written, ...words } = content.words.comingSoon.wish.done;
  const wished = url.searchParams.get(WAITED_FOR) ?? "";
  const about = awaitedName(wished, content);
  return {
    ...words,
    form: about ? waitlistFormName(wished) : "",
    field: "email",
    typedNote: written,
    about,
  };
}

export const headers = answerHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => answerTags(loaderData?.title);

export default function DonePage({ loaderData }: Route.ComponentProps) {
  const { heading, about, typedNote, paragraphs, form, field } = loaderData;
  const hydrated = useHydrated();
  // The server keeps it out of addresses; this tab may still know what was typed.
  const [typed] = useState(() => draftOf(form, field));
  useEffect(() => dropDraft(form), [form]);
  return (
    <Band ground="soft" className={styles.message}>
      <h1 tabIndex={-1}>{heading}</h1>
      {about && <p className={styles.about}>{about}</p>}
      {hydrated && typed && <p>{fill(typedNote, { contact: maskedContact(typed) })}</p>}
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </Band>
  );
}
