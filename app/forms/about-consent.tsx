import type { Question } from "#requests/asking/question.ts";

interface Props {
  question: Question;
  /** What was answered in the steps before; nothing where the form is whole. */
  answers: Record<string, unknown> | undefined;
  labelOf: (question: string) => string | undefined;
}

/** A consent speaks of the number or address above it, which in a later step is no longer there. */
export function AboutConsent({ question, answers, labelOf }: Props) {
  const about = question.kept === "consent" ? question.about : undefined;
  const answer = about && answers?.[about];
  if (!about || typeof answer !== "string" || !answer) return null;
  return (
    <p data-screen-only>
      {labelOf(about)}: <b>{answer}</b>
    </p>
  );
}
