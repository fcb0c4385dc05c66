/** What the server makes of a posted home file where scripts do not. Nothing of it is kept. */
import { data } from "react-router";
import { contentFor } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import {
  COPY_TYPE,
  type HomeFile,
  keptCopy,
  readHomeFile,
} from "#estimates/home-file/home-file.ts";
import { homeFileQuestions } from "#estimates/home-file/questions.ts";
import { remindersOf } from "#estimates/home-file/reminders.ts";
import { queryOf } from "#questions/tool-question.ts";
import { prepareHomeFileTool } from "./prepare.server.ts";
import { calendarEvents } from "./reminder-in-words.ts";
import { CALENDAR, COPY, COPY_FIELD, openCopy, type SentHomeFile } from "./sent-home-file.ts";

/** A body that is no form counts as an empty one. */
const formOf = (request: Request) => request.formData().catch(() => new FormData());

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
  return answer({ query }, readHomeFile(form, today, { decimalComma }) !== undefined);
}

const answer = (sent: Omit<SentHomeFile, "id">, isRight: boolean) =>
  data({ ...sent, id: "sent" } satisfies SentHomeFile, { status: isRight ? 200 : 422 });

/** The page above a file's address. */
export const pageOfHomeFile = ({ pathname }: URL): string => pathname.replace(/\/[^/]*$/, "");

export async function calendarOfHome(request: Request, url: URL): Promise<Response> {
  // A part of its own here, too, as browsers fetch it only for this.
  const { CALENDAR_TYPE, calendarFile } = await import("#estimates/calendar/calendar-file.ts");
  return download(request, url, CALENDAR, CALENDAR_TYPE, (file, today) => {
    const content = contentFor(url);
    const section = sectionOf("home-file-tool", content);
    const { ruling, maker, ...words } = prepareHomeFileTool(section, content);
    const due = remindersOf(file, ruling, today);
    const events = calendarEvents(due, words, ruling, content.language);
    return calendarFile(events, { maker, made: Date.now() });
  });
}

export const copyOfHome = (request: Request, url: URL): Promise<Response> =>
  download(request, url, COPY, COPY_TYPE, keptCopy);

/**
 * @returns 422 with a sentence where there is nothing to make a file of: our page sends no such form. 403
 *   where another site sends one, whose words would seem to be ours
 */
async function download(
  request: Request,
  url: URL,
  name: string,
  type: string,
  make: (file: HomeFile, today: string) => string,
): Promise<Response> {
  if (isFromElsewhere(request)) return new Response(null, { status: 403 });
  const today = todayInFlorida();
  const content = contentFor(url);
  const { decimalComma = false } = content;
  const file = readHomeFile(await formOf(request), today, { decimalComma });
  if (!file) {
    const { faults } = sectionOf("home-file-tool", content);
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return new Response(faults.nothingTyped, { status: 422, headers });
  }
  return new Response(make(file, today), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

/** React Router checks that where a page answers, but not where a file does. */
function isFromElsewhere({ headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  return origin !== null && origin !== new URL(url).origin;
}
