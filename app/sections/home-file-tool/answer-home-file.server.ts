import { data } from "react-router";
import { contentFor } from "#app/content/load.server.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { queryOf } from "#questions/tool-question.ts";
import { homeFileQuestions } from "#estimates/home-file/questions.ts";
import { readHomeFile } from "#estimates/home-file/read-home-file.ts";
import { formOf } from "./form-of.server.ts";
import { COPY_FIELD, openCopy, type SentHomeFile } from "./sent-home-file.ts";

/** Gives back what was sent, for the page to answer as it does in a browser. 422 where something is wrong with it. */
export async function answerHomeFile(request: Request, url: URL) {
  const { decimalComma = false } = contentFor(url);
  const today = todayInFlorida();
  const questions = homeFileQuestions(today);
  const form = await formOf(request);
  const copy = form.get(COPY_FIELD);
  if (copy instanceof Blob) {
    const opened = await openCopy(copy, Object.keys(questions));
    return answer(opened, opened.opening === "opened");
  }
  const query = queryOf(questions, form).toString();
  return answer({ query }, readHomeFile(form, today, { decimalComma }).kind === "file");
}

const answer = (sent: Omit<SentHomeFile, "id">, isRight: boolean) =>
  data({ ...sent, id: "sent" } satisfies SentHomeFile, { status: isRight ? 200 : 422 });
