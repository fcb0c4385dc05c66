/** Opening hours, the short way: `Mon-Fri 8am-5pm`. */
import { daysBetween, type OpeningHours } from "#app/content/opening.ts";
import type { InterfaceWords } from "#app/content/reading/schema.ts";

export function formatHours(hours: OpeningHours, days: InterfaceWords["days"]): string {
  return `${days[hours.from]}-${days[hours.to]} ${formatTime(hours.opens)}-${formatTime(hours.closes)}`;
}

/** "17:30" becomes "5:30pm", "08:00" becomes "8am". */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const shownMinute = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${shownMinute}${hour < 12 ? "am" : "pm"}`;
}

const SCHEMA_DAYS = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
} as const;

/** The same hours for search engines (schema.org OpeningHoursSpecification). */
export function hoursForSearchEngines({ from, to, opens, closes }: OpeningHours) {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysBetween(from, to).map((day) => SCHEMA_DAYS[day]),
    opens,
    closes,
  };
}
