import { useId } from "react";
import { altFault } from "#app/content/alt-words.ts";
import fields from "#editor/form/fields.module.css";

export const ALT_HELP =
  "For people who do not see it: who or what is there, and what of it matters here. A short sentence does, without “picture of”.";

export const ALT_WORDS = {
  label: "What it shows",
  hint: `${ALT_HELP} Empty if it only decorates.`,
};

interface Props {
  /** Where it has to be said in more than one. */
  language?: string;
  alt: string;
  messages: string[];
  onType: (alt: string) => void;
}

/** A line that says what a picture shows; told while it is typed where it does not. */
export function AltField({ language, alt, messages, onType }: Props) {
  const id = useId();
  const fault = altFault(alt);
  const all = fault ? [fault] : messages;
  return (
    <div className={fields.field}>
      <div className={fields.label}>
        <label htmlFor={id}>
          {ALT_WORDS.label}
          {language && `, in ${language}`}
        </label>
        <span className={fields.note}>{alt.length} letters</span>
      </div>
      <input
        id={id}
        lang={language === "Spanish" ? "es" : undefined}
        value={alt}
        aria-invalid={all.length > 0}
        aria-describedby={`${id}.problems`}
        onChange={({ target }) => onType(target.value)}
      />
      <div id={`${id}.problems`} role="alert">
        {all.map((message) => (
          <p key={message} className={fields.problem}>
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}
