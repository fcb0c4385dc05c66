/** What is said above a form that was not taken, and takes the focus. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Paragraph } from "#app/ui/paragraph.tsx";
import type { FieldError } from "#questions/fields.ts";
import styles from "./error-summary.module.css";

/** What is wrong with one field. */
export interface ErrorLink {
  /** The id of the field. */
  id: string;
  message: string;
}

type Messages = Record<string, Partial<Record<string, string>> | undefined>;

/** @param sources messages by field and error; the first that knows the error counts */
export function messageFor({ field, error }: FieldError, ...sources: object[]): string {
  const known = sources.map((source) => (source as Messages)[field]?.[error]);
  return known.find((message) => message !== undefined) ?? error;
}

interface SummaryProps {
  heading: string;
  errors: ErrorLink[];
  /** Takes the focus again whenever this changes; the errors themselves, as a rule. */
  news?: unknown;
  /** Brings a field into view that is hidden. Tells whether it does, with the focus in it. */
  reveal?: ((id: string) => boolean) | undefined;
}

/** All that is wrong with a form; each line leads to its field. */
export function ErrorSummary({ heading, errors, news = errors, reveal }: SummaryProps) {
  if (errors.length === 0) return null;
  return (
    <ErrorBox heading={heading} news={news}>
      <ul className={styles.errors}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, reveal)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  );
}

/** Leaves the address as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>, reveal: SummaryProps["reveal"]) {
  const id = event.currentTarget.hash.slice(1);
  event.preventDefault();
  if (!reveal?.(id)) showField(id);
}

/** Shows the whole question, not only its field, and focuses the field. */
export function showField(id: string) {
  const field = document.getElementById(id);
  field?.closest("[data-field]")?.scrollIntoView();
  field?.focus({ preventScroll: true });
}

/** Says that a form was not taken although nothing was wrong with it, and what to do now. */
export function SendErrorBox({ text, ...box }: { heading: string; text: string; news: unknown }) {
  return (
    <ErrorBox {...box}>
      <Paragraph>{text}</Paragraph>
    </ErrorBox>
  );
}

function ErrorBox(props: { heading: string; news: unknown; children: ReactNode }) {
  const { heading, news, children } = props;
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!news) return;
    box.current?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
  }, [news]);

  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={heading}
      tabIndex={-1}
      // Without scripts the answer begins at its top, far above a form down the page.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is an answer, and this is what it says
      autoFocus
    >
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
