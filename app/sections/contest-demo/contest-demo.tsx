import { useEffect, useRef, useState } from "react";
import { ContestEntryForm } from "./contest-entry-form.tsx";
import { ContestEntryResult } from "./contest-entry-result.tsx";
import { EMPTY_ENTRY } from "./contest-entry.ts";
import { FormSheet } from "#app/forms/form-sheet.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";

/** What is typed lives in this component's state, and nowhere else. */
export function ContestDemo({
  id,
  heading,
  lead,
  promises,
  withoutScript,
  form,
  result,
  errors,
}: SectionProps<"contest-demo">) {
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
        <ContestEntryResult
          entry={entry}
          form={form}
          words={result}
          onChange={() => setStep("form")}
          onAgain={() => {
            setEntry(EMPTY_ENTRY);
            setStep("form");
          }}
        />
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
