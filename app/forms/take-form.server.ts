/** What the action of every form does: reads it, tells what is wrong, or hands it in. */
import { data, redirect } from "react-router";
import { suspicion, TRAP } from "#requests/asking/robot-check.ts";
import { log } from "#app/log.server.ts";
import type { Questions, Typed } from "#requests/asking/question.ts";
import { type Problem, problemsIn, readForm } from "#requests/asking/typed-form.ts";
import { type Refusal, SEND } from "#app/forms/answer.ts";

/**
 * @param handIn gives the address to go to, and throws when the form could not be kept
 * @returns a redirect (303), or why the form was not taken: 422 for its problems, 503 for ours
 */
export async function takeForm<Qs extends Questions>(
  request: Request,
  questions: Qs,
  handIn: (values: Typed<Qs>, form: FormData) => Promise<string>,
) {
  const form = await formOf(request);
  const refuse = (why: Refusal<Typed<Qs>>, status: number) => data(why, status);
  const values = readForm(questions, form);
  const wrong = problemsIn(questions, values);
  // Who presses the button just to see what is asked is no robot.
  const found = wrong.length > 0 ? wrong : suspicions(form);
  if (found.length > 0) return refuse({ values, problems: found }, 422);
  try {
    return redirect(await handIn(values, form), 303);
  } catch (error) {
    log.error({ err: error }, "a form could not be kept");
    return refuse({ values, problems: [], trouble: "notKept" }, 503);
  }
}

/** A body that is no form counts as an empty one. */
function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

function suspicions(form: FormData): Problem[] {
  const fault = suspicion(form);
  if (!fault) return [];
  return [{ field: fault === "trap" ? TRAP : SEND, fault }];
}
