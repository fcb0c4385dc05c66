/** The answer to everybody who asked to be left alone, whether we knew them or not. */
import { useEffect } from "react";
import { contentFor } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { answerHeaders, answerTags } from "#app/pages/answer-page.ts";
import { Band } from "#app/ui/band.tsx";
import { dropDraft } from "#app/forms/draft.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./stop-done.module.css";
import type { Route } from "./+types/stop-done";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  const { title, ...words } = sectionOf("stop-form", content).done;
  return { title: `${title} | ${content.company.name}`, ...words };
}

export const headers = answerHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => answerTags(loaderData?.title);

export default function StopDonePage({ loaderData }: Route.ComponentProps) {
  const { heading, paragraphs } = loaderData;
  useEffect(() => dropDraft("stop"), []);
  return (
    <Band ground="soft" className={styles.done}>
      <h1 tabIndex={-1}>{heading}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
    </Band>
  );
}
