/** Makes a calendar of what an address asks, where no script does. */
import { contentFor } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { readAnswers } from "#questions/tool-question.ts";
import { errorsIn } from "#estimates/rights/errors.ts";
import { rightsQuestions } from "#estimates/rights/questions.ts";
import { rightsFor } from "#estimates/rights/rights.ts";
import { CALENDAR, calendarEvents } from "./calendar-events.ts";
import { prepareRightsTool } from "./prepare.server.ts";

/** @returns the file; where there are no days for one, nothing */
export async function calendarOfRights(url: URL): Promise<Response | undefined> {
  const content = contentFor(new URL(pageOfRights(url), url));
  const { cards, laws, old, today, calendar } = prepareRightsTool(
    sectionOf("rights-tool", content),
    content,
  );
  const { decimalComma = false } = content;
  const asked = readAnswers(rightsQuestions, url.searchParams, { decimalComma });
  if (asked.kind !== "answers" || errorsIn(asked.answers, today).length > 0) return undefined;
  const events = calendarEvents(rightsFor(asked.answers, laws, today, old), cards, today);
  if (events.length === 0) return undefined;
  // Browsers fetch it only where somebody wants a calendar, so it stays a part of its own here, too.
  const { CALENDAR_TYPE, calendarFile } = await import("#estimates/calendar/calendar-file.ts");
  return new Response(calendarFile(events, { maker: calendar.maker, made: Date.now() }), {
    headers: {
      "Content-Type": CALENDAR_TYPE,
      "Content-Disposition": `attachment; filename="${CALENDAR}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** The page of an answer, below which its calendar stands, with what it was asked. */
export const pageOfRights = ({ pathname, search }: URL): string =>
  pathname.replace(/\/[^/]*$/, "") + search;
