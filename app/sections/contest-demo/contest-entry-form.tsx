import { type FormEvent, Fragment, useState } from "react";
import { ErrorSummary, type ErrorLink, messageFor } from "#app/forms/error-summary.tsx";
import { type FieldWords, QuestionField } from "#app/forms/question-field.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { errorsIn, readForm } from "#questions/form-question.ts";
import { type Entry, entryQuestions, type Way } from "./contest-entry.ts";
import styles from "./contest-entry-form.module.css";

interface Props {
  words: SectionProps<"contest-demo">["form"];
  errors: SectionProps<"contest-demo">["errors"];
  /** What the fields hold at first. */
  entry: Entry;
  onEntry: (entry: Entry) => void;
}

export function ContestEntryForm({ words, errors, entry, onEntry }: Props) {
  const hydrated = useHydrated();
  const [way, setWay] = useState(entry.way);
  const [found, setFound] = useState<ErrorLink[]>([]);

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = readForm(entryQuestions, new FormData(event.currentTarget));
    const wrong = errorsIn(entryQuestions, given).map((error) => ({
      id: idOf(error.field),
      message: messageFor(error, words, errors.faults),
    }));
    setFound(wrong);
    if (wrong.length === 0) onEntry(given);
  }

  const ask = (name: keyof Entry, said: FieldWords) => (
    <QuestionField
      id={idOf(name)}
      name={name}
      field={entryQuestions[name].field}
      words={said}
      typed={typedFor(entry[name])}
      error={found.find(({ id }) => id === idOf(name))?.message}
    />
  );

  return (
    <form
      className={styles.form}
      onSubmit={check}
      onChange={({ target }) => {
        const { name, value } = target as Element as HTMLInputElement;
        if (name === "way") setWay(value as Way);
      }}
      noValidate
    >
      {/* Without scripts the form could only be sent, which it must not be. */}
      <fieldset className={styles.fields} disabled={!hydrated}>
        <ErrorSummary heading={errors.errorHeading} errors={found} />
        {ask("name", words.name)}
        {ask("zip", words.zip)}
        {ask("way", { ...words.way, choices: { email: words.way.email, phone: words.way.phone } })}
        {way && <Fragment key={`address ${way}`}>{ask(way, words[way])}</Fragment>}
        {ask("resident", words.resident)}
        {ask("rules", words.rules)}
        {/* Consent to one way of being reached is none to the other, so the tick does not stay. */}
        {way && <Fragment key={way}>{ask("news", { label: words.news[way] })}</Fragment>}
        <div className={styles.end}>
          <p>{words.beforeSubmit}</p>
          <Button>{words.submit}</Button>
        </div>
      </fieldset>
    </form>
  );
}

/** What stands in a field with this answer. */
function typedFor(answer: Entry[keyof Entry]): string[] {
  if (typeof answer === "string") return [answer];
  return answer ? ["on"] : [];
}

const idOf = (field: string) => `entry-${field}`;
