/** The answer to everybody who asked to be left alone, or to be told of an opening, whether we knew them or not. */
import { useEffect, useState } from "react";
import { awaitedName } from "#app/content/services.ts";
import { fill } from "#app/content/fill.ts";
import { clockInFlorida } from "#app/content/florida-time.ts";
import { contentFor, type PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { draftOf, dropDraft } from "#app/forms/form-storage.ts";
import { maskedContact } from "#app/forms/masked-contact.ts";
import { ReferenceTicket } from "#app/forms/receipt.tsx";
import { WAITED_FOR } from "#app/pages/form-page.server.ts";
import { waitlistFormName } from "#app/forms/waitlist-form-name.ts";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import pill from "#app/ui/pill.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./message-page.module.css";
import type { Route } from "./+types/done";

export { answerHeaders as headers, answerTags as meta } from "#app/pages/head.ts";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  const done = content.address === "/stop/done" ? stopDone(url, content) : wishDone(url, content);
  return {
    ...done,
    title: `${done.title} | ${content.company.name}`,
  };
}

/** The address holds what can be printed, so that it is the same tomorrow, and without scripts. */
function stopDone({ searchParams }: URL, content: PageContent) {
  const { stopped, ticket, ...words } = sectionOf("stop-form", content).done;
  const at = Date.parse(searchParams.get("at") ?? "");
  const reference = searchParams.get("reference") ?? "";
  const isMade = /^[\dA-F]{4}-[\dA-F]{4}$/.test(reference) && !Number.isNaN(at);
  const date = isMade ? clockInFlorida(content.language, "long")(at) : "";
  return {
    ...words,
    form: "stop",
    field: "contact",
    typedNote: stopped,
    about: undefined,
    ticket: isMade && { ...ticket, reference, received: fill(ticket.received, { date }) },
  };
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
    ticket: undefined,
  };
}

export default function DonePage({ loaderData }: Route.ComponentProps) {
  const { heading, about, typedNote, ticket, paragraphs, form, field } = loaderData;
  const hydrated = useHydrated();
  // The server keeps it out of addresses; this tab may still know what was typed.
  const [typed] = useState(() => draftOf(form, field));
  useEffect(() => dropDraft(form), [form]);
  return (
    <Band ground="soft" className={styles.message}>
      <h1 tabIndex={-1}>{heading}</h1>
      {about && <p className={styles.about}>{about}</p>}
      {hydrated && typed && <p>{fill(typedNote, { contact: maskedContact(typed) })}</p>}
      {ticket && <ReferenceTicket {...ticket} />}
      {hydrated && ticket && (
        <button type="button" className={pill.pill} onClick={() => print()}>
          {ticket.print}
        </button>
      )}
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </Band>
  );
}
