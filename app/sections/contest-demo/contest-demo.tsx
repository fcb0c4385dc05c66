import { type FormEvent, useEffect, useRef, useState } from "react";
import { ErrorSummary, type ErrorLink, messageFor } from "#app/forms/error-summary.tsx";
import { FormSheet } from "#app/forms/form-sheet.tsx";
import { QuestionField } from "#app/forms/question-field.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import common from "#app/ui/common.module.css";
import { errorsIn, readForm } from "#questions/form-question.ts";
import { type Entry, entryQuestions } from "./contest-entry.ts";
import styles from "./contest-demo.module.css";

type Props = SectionProps<"contest-demo">;

/** What is typed lives in this component's state, and nowhere else. */
export function ContestDemo(props: Props) {
  const { id, heading, lead, promises, result } = props;
  const [entry, setEntry] = useState<Entry>();
  const title = useRef<HTMLHeadingElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (entry) title.current?.focus();
  }, [entry]);

  return (
    <FormSheet
      id={id}
      heading={
        <h2 ref={title} tabIndex={-1}>
          {entry ? result.heading : heading}
        </h2>
      }
      lead={entry ? result.nothingSent : lead}
      promises={entry ? [] : promises}
    >
      {entry ? <Result {...props} entry={entry} /> : <EntryForm {...props} onEntry={setEntry} />}
    </FormSheet>
  );
}

const FIELDS = Object.keys(entryQuestions) as (keyof Entry)[];

function EntryForm(props: Props & { onEntry: (entry: Entry) => void }) {
  const { withoutScript, questions, beforeSubmit, submit, errors, onEntry } = props;
  const hydrated = useHydrated();
  const [found, setFound] = useState<ErrorLink[]>([]);

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = readForm(entryQuestions, new FormData(event.currentTarget));
    const wrong = errorsIn(entryQuestions, given).map((error) => ({
      id: idOf(error.field),
      message: messageFor(error, questions, errors.faults),
    }));
    setFound(wrong);
    if (wrong.length === 0) onEntry(given);
  }

  return (
    <>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <form className={styles.form} onSubmit={check} noValidate>
        {/* Without scripts the form could only be sent, which it must not be. */}
        <fieldset className={styles.fields} disabled={!hydrated}>
          <ErrorSummary heading={errors.errorHeading} errors={found} />
          {FIELDS.map((name) => (
            <QuestionField
              key={name}
              id={idOf(name)}
              name={name}
              field={entryQuestions[name].field}
              words={questions[name]}
              typed={[]}
              error={found.find(({ id }) => id === idOf(name))?.message}
            />
          ))}
          <div className={styles.end}>
            <p>{beforeSubmit}</p>
            <Button>{submit}</Button>
          </div>
        </fieldset>
      </form>
    </>
  );
}

const idOf = (field: string) => `entry-${field}`;

/** The entry as it would be sent, were this not a demo. */
function Result({ entry, questions, result: words }: Props & { entry: Entry }) {
  const answer = (given: boolean) => (given ? words.yes : words.no);
  const rows = [
    { label: questions.name.label, fact: entry.name },
    { label: questions.zip.label, fact: entry.zip },
    { label: questions.email.label, fact: entry.email },
    { label: words.resident, fact: answer(entry.resident) },
    { label: words.rules, fact: answer(entry.rules) },
    { label: words.news, fact: answer(entry.news) },
  ];
  return <FactList rows={rows} className={common.rows} />;
}
