import { useEffect, useRef, useState } from "react";
import { ContestEntryForm } from "./contest-entry-form.tsx";
import { EMPTY_ENTRY, type Entry } from "./contest-entry.ts";
import { FormSheet } from "#app/forms/form-sheet.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import action from "#app/ui/actions.module.css";
import common from "#app/ui/common.module.css";
import type { SectionProps } from "#app/sections/prepare.server.ts";

/** What is typed lives in this component's state, and nowhere else. */
export function ContestDemo(props: SectionProps<"contest-demo">) {
  const { id, heading, lead, promises, withoutScript, form, result, errors } = props;
  const [entry, setEntry] = useState(EMPTY_ENTRY);
  const [step, setStep] = useState<"start" | "form" | "result">("start");
  const headingElement = useRef<HTMLHeadingElement>(null);

  // Those who arrive at a step hear and see where they are; those who just came are left alone.
  useEffect(() => {
    if (step !== "start") headingElement.current?.focus();
  }, [step]);

  const isOver = step === "result";
  return (
    <FormSheet
      id={id}
      heading={
        <h2 ref={headingElement} tabIndex={-1}>
          {isOver ? result.heading : heading}
        </h2>
      }
      lead={isOver ? result.nothingSent : lead}
      promises={isOver ? [] : promises}
    >
      {isOver ? (
        <Result entry={entry} form={form} words={result} onChange={() => setStep("form")} />
      ) : (
        <>
          <noscript>
            <p>{withoutScript}</p>
          </noscript>
          <ContestEntryForm
            words={form}
            errors={errors}
            entry={entry}
            onEntry={(given) => {
              setEntry(given);
              setStep("result");
            }}
          />
        </>
      )}
    </FormSheet>
  );
}

interface ResultProps {
  entry: Entry;
  form: SectionProps<"contest-demo">["form"];
  words: SectionProps<"contest-demo">["result"];
  onChange: () => void;
}

/** The entry as it would be sent, were this not a demo. */
function Result({ entry, form, words, onChange }: ResultProps) {
  const answer = (given: boolean) => (given ? words.yes : words.no);
  const rows = [
    { label: form.name.label, fact: entry.name },
    { label: form.zip.label, fact: entry.zip },
    ...(entry.way ? [{ label: form[entry.way].label, fact: entry[entry.way] }] : []),
    { label: words.resident, fact: answer(entry.resident) },
    { label: words.rules, fact: answer(entry.rules) },
    { label: words.news, fact: answer(entry.news) },
  ];
  return (
    <>
      <FactList rows={rows} className={common.rows} />
      <p className={action.actions}>
        <button type="button" className={action.action} onClick={onChange}>
          {words.change}
        </button>
      </p>
    </>
  );
}
