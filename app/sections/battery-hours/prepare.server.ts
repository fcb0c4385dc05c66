import { inWordsIn } from "#app/tools/in-words.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { backupHours } from "#estimates/solar/backup.ts";
import type { LoadName } from "#estimates/solar/questions.ts";
import { sum } from "#estimates/solar/roof.ts";

/** Works out every size beforehand, so that choosing one needs no script. */
export function prepareBatteryHours(section: SectionOf<"battery-hours">, content: PageContent) {
  const { sizes, first, reserve, things, sets, units, picture, ...shown } = section;
  const { spots, ...ready } = picture;
  const { kilowatts } = content.figures["figures/backup-loads"];
  const { number } = inWordsIn(content.language);
  const lasting = lastingIn(content.language, units);
  const kwOf = (loads: LoadName[]) => sum(loads.map((name) => kilowatts[name]));
  const longest = Math.max(...sets.map(({ loads }) => 1 / kwOf(loads))) * Math.max(...sizes);

  return {
    ...shown,
    picture: ready,
    sizes: sizes.map((kwh) => {
      const hours = (kw: number) => backupHours(kwh, reserve, kw);
      return {
        name: `${number(kwh, 2)} kWh`,
        isFirst: kwh === first,
        sets: sets.map(({ label, loads }) => ({
          label,
          kw: `${number(kwOf(loads), 2)} kW`,
          lasts: lasting(hours(kwOf(loads))),
          share: hours(kwOf(loads)) / (longest * (1 - reserve)),
        })),
        labels: things.flatMap(({ label, short, load, spot }) => {
          const value = lasting(hours(kilowatts[load]));
          return spots[spot] ? [{ ...spots[spot], name: short ?? label, value }] : [];
        }),
      };
    }),
    things: things.map(({ label, load }) => ({
      label,
      kw: `${number(kilowatts[load], 2)} kW`,
      lasts: sizes.map((kwh) => lasting(backupHours(kwh, reserve, kilowatts[load]))),
    })),
  };
}

/** From so many hours on, days tell more. */
const HOURS_TOLD_IN_DAYS = 96;
/** Below so many hours, half an hour counts. */
const HOURS_TOLD_IN_HALVES = 10;
const HOURS_A_DAY = 24;

/** Hours in words that do not pretend to know the minute, and promise none too many: `3.5 h`, `26 h`, `4.2 days`, `20 days`. */
function lastingIn(language: string, units: { hours: string; days: string }) {
  const { number } = inWordsIn(language);
  return (hours: number): string => {
    if (hours >= HOURS_TOLD_IN_DAYS) {
      const tenths = Math.floor((hours / HOURS_A_DAY) * 10);
      return `${number(tenths < 100 ? tenths / 10 : Math.floor(tenths / 10))} ${units.days}`;
    }
    const told = hours < HOURS_TOLD_IN_HALVES ? Math.floor(hours * 2) / 2 : Math.floor(hours);
    return `${number(told)} ${units.hours}`;
  };
}
