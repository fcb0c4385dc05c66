/** Makes the files of a home file from what a form holds. Nothing of it is kept. */
import { contentFor } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { COPY_TYPE, keptCopy } from "#estimates/home-file/kept-copy.ts";
import { type HomeFile, readHomeFile } from "#estimates/home-file/read-home-file.ts";
import { remindersOf } from "#estimates/home-file/reminders.ts";
import { CALENDAR, COPY } from "./downloads.ts";
import { formOf } from "./form-of.server.ts";
import { prepareHomeFileTool } from "./prepare.server.ts";
import { calendarEvents } from "./reminder-in-words.ts";

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
  const read = readHomeFile(await formOf(request), today, { decimalComma });
  if (read.kind === "errors") {
    const { faults } = sectionOf("home-file-tool", content);
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return new Response(faults.nothingTyped, { status: 422, headers });
  }
  return new Response(make(read.file, today), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

/** React Router looks after that where a page answers, but not where a file does. */
function isFromElsewhere({ headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  return origin !== null && origin !== new URL(url).origin;
}
