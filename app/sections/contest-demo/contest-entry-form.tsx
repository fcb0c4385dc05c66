import { type FormEvent, useState } from "react";
import { type Entry, entryQuestions, type Way } from "./contest-entry.ts";
import { errorsIn, readForm } from "#questions/form-question.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { ErrorSummary, type ErrorLink, messageFor } from "#app/forms/error-summary.tsx";
import { RadioField, TickField } from "#app/forms/choice-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useAwake } from "#app/ui/use-awake.ts";
import styles from "./contest-entry-form.module.css";

export type FormWords = SectionProps<"contest-demo">["form"];

interface Props {
  words: FormWords;
  errors: SectionProps<"contest-demo">["errors"];
  /** What the fields hold at first. */
  entry: Entry;
  onEntry: (entry: Entry) => void;
}

export function ContestEntryForm({ words, errors, entry, onEntry }: Props) {
  const awake = useAwake();
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

  /** What every field gets. */
  const question = (name: keyof Entry) => ({
    id: idOf(name),
    name,
    error: found.find(({ id }) => id === idOf(name))?.message,
  });

  return (
    <form className={styles.form} onSubmit={check} noValidate>
      {/* Without scripts the form could only be sent, which it must not be. */}
      <fieldset className={styles.fields} disabled={!awake}>
        <ErrorSummary heading={errors.errorHeading} errors={found} />
        <TextField
          {...question("name")}
          {...asked(words.name)}
          defaultValue={entry.name}
          autoComplete="name"
        />
        <TextField
          {...question("zip")}
          {...asked(words.zip)}
          defaultValue={entry.zip}
          autoComplete="postal-code"
          inputMode="numeric"
          size={10}
        />
        <RadioField<Way>
          {...question("way")}
          {...asked(words.way)}
          options={[
            { value: "email", label: words.way.email },
            { value: "phone", label: words.way.phone },
          ]}
          chosen={way}
          onChoose={setWay}
        />
        {way === "email" && (
          <TextField
            {...question("email")}
            {...asked(words.email)}
            type="email"
            defaultValue={entry.email}
            autoComplete="email"
          />
        )}
        {way === "phone" && (
          <TextField
            {...question("phone")}
            {...asked(words.phone)}
            type="tel"
            defaultValue={entry.phone}
            autoComplete="tel"
            size={18}
          />
        )}
        <TickField
          {...question("resident")}
          label={words.resident.label}
          defaultChecked={entry.resident}
        />
        <TickField {...question("rules")} label={words.rules.label} defaultChecked={entry.rules} />
        {/* Consent to one way of being reached is none to the other, so the tick does not stay. */}
        {way && (
          <TickField
            key={way}
            {...question("news")}
            label={words.news[way]}
            defaultChecked={entry.news && entry.way === way}
          />
        )}
        <div className={styles.end}>
          <p>{words.beforeSubmit}</p>
          <Button>{words.submit}</Button>
        </div>
      </fieldset>
    </form>
  );
}

const idOf = (field: string) => `entry-${field}`;

const asked = ({ label, hint }: { label: string; hint?: string | undefined }) => ({ label, hint });
