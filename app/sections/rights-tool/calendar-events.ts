import type { CalendarEvent } from "#estimates/calendar/calendar-event.ts";
import { daysBetween } from "#estimates/days/calendar-day.ts";
import type { RightsCard, Rule } from "#estimates/rights/card.ts";
import type { ReadyCard } from "./prepare.server.ts";

/** From so many days away on, a reminder a week ahead comes in time. */
const FAR_DAYS = 14;

/** The days that are still to come, each with what its card says. */
export function calendarEvents(
  found: readonly RightsCard[],
  cards: Record<Rule, ReadyCard>,
  today: string,
): CalendarEvent[] {
  return found.flatMap(({ rule, words, days }) => {
    const { title, marks, says, source } = cards[rule];
    return days
      .filter(({ passed }) => !passed)
      .map(
        ({ name, day }): CalendarEvent => ({
          kind: `${rule}-${name}`,
          day,
          title: marks?.[name] ?? title,
          note: [says[words] ?? "", `${source.source}.`].join("\n"),
          ...(daysBetween(today, day) < FAR_DAYS ? { remindDays: 1 } : {}),
        }),
      );
  });
}
