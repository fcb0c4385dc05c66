/** What the action of every form does: reads it, tells what is wrong, or hands it in. */
import { data, redirect } from "react-router";
import { type Refusal, SEND } from "#app/forms/answer.ts";
import { suspicion, TRAP } from "#app/forms/robot-check.ts";
import type { FieldError } from "#questions/fields.ts";
import { errorsIn, type Questions, rawOf, readForm, type Typed } from "#questions/form-question.ts";
import { createLogger } from "#server/log.ts";

const log = createLogger();

/**
 * @param handIn gives the address to go to, and throws when the form could not be kept
 * @returns a redirect (303), or why the form was not taken: 422 for its errors, 503 for ours
 */
export async function takeForm<Qs extends Questions>(
  request: Request,
  questions: Qs,
  handIn: (answers: Typed<Qs>, form: FormData) => Promise<string>,
) {
  // A body that is no form counts as an empty one.
  const form = await request.formData().catch(() => new FormData());
  const refuse = (why: Refusal, status: number) =>
    data({ ...why, values: rawOf(questions, form) }, status);
  const answers = readForm(questions, form);
  const wrong = errorsIn(questions, answers);
  // Who presses the button just to see what is asked is no robot.
  const errors = wrong.length > 0 ? wrong : suspicions(form);
  if (errors.length > 0) return refuse({ errors }, 422);
  try {
    return redirect(await handIn(answers, form), 303);
  } catch (error) {
    log.error({ err: error }, "a form could not be kept");
    return refuse({ errors: [], sendError: "notKept" }, 503);
  }
}

function suspicions(form: FormData): FieldError[] {
  const error = suspicion(form);
  return error ? [{ field: error === "trap" ? TRAP : SEND, error }] : [];
}
