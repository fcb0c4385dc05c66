/** What the server makes of a home file that was posted without scripts. Nothing of it is kept. */
import { data } from "react-router";
import { contentFor } from "#app/content/load.server.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import type { Posted } from "#app/tools/use-tool-form.ts";
import { readHomeFile } from "#estimates/home-file/home-file.ts";
import { homeFileQuestions } from "#estimates/home-file/questions.ts";
import { queryOf } from "#questions/tool-question.ts";

/** Gives back what was sent, for the page to answer as it does in a browser. 422 where something is wrong with it. */
export async function action({ request, url }: { request: Request; url: URL }) {
  const { decimalComma = false } = contentFor(url);
  const today = todayInFlorida();
  // A body that is no form counts as an empty one.
  const form = await request.formData().catch(() => new FormData());
  const query = queryOf(homeFileQuestions(today), form).toString();
  const isRight = readHomeFile(form, today, { decimalComma }) !== undefined;
  return data({ query, id: "sent" } satisfies Posted, { status: isRight ? 200 : 422 });
}
