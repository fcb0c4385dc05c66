/** What mails to staff call the questions of forms and their choices, as the forms themselves tell. */
import { z } from "zod";
import { choiceWords } from "#questions/fields.ts";
import { CONSENTS, FORMS, type MailLabel } from "#questions/forms.ts";
import { keptAs, type Questions } from "#questions/form-question.ts";

const answers = Object.values<Questions>(FORMS)
  .flatMap((questions) => keptAs("answer", questions))
  .filter(([, { shown }]) => shown.mail);

/** The labels that the questions need. */
export const ANSWER_LABELS = [...answers.map(([, question]) => question), ...CONSENTS].flatMap(
  ({ shown }) => shown.mail ?? [],
) as MailLabel[];

/** The words that their choices need, by question. */
export const wordsForChoices = (word: z.ZodType<string>): z.ZodType<Words> =>
  z.strictObject(
    Object.fromEntries(
      answers.flatMap(([name, { field }]) => {
        const choices = choiceWords(field);
        return choices.length > 0 ? [[name, z.record(z.enum(choices), word)]] : [];
      }),
    ),
  );

type Words = Record<string, Record<string, string>>;
