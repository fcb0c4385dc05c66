import { localeOf } from "#app/content/language.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { spotsOn } from "#app/content/spots.ts";
import { averageKw, backupHours } from "#estimates/solar/backup.ts";
import type { LoadName } from "#estimates/solar/questions.ts";
import { lastingIn } from "./lasting.ts";

/** The check of the content has seen to it that this is never used. */
const NOWHERE = { x: 0, y: 0 };

/** Works out every size beforehand, so that choosing one needs no script. */
export function prepareBatteryHours(section: SectionOf<"battery-hours">, content: PageContent) {
  const { sizes, first, reserve, things, sets, units, ...shown } = section;
  const { kilowatts } = content.figures["figures/backup-loads"];
  const written = new Intl.NumberFormat(localeOf(content.language), { maximumFractionDigits: 2 });
  const lasting = lastingIn(content.language, units);
  const kwOf = (loads: LoadName[]) =>
    averageKw(loads.map((name) => ({ kw: kilowatts[name], share: 1 })));
  const longest = Math.max(...sets.map(({ loads }) => 1 / kwOf(loads))) * Math.max(...sizes);

  return {
    ...shown,
    sizes: sizes.map((kwh) => {
      const hours = (kw: number) => backupHours({ kwh, units: 1, reserve }, kw);
      return {
        name: `${written.format(kwh)} kWh`,
        isFirst: kwh === first,
        sets: sets.map(({ label, loads }) => ({
          label,
          kw: `${written.format(kwOf(loads))} kW`,
          lasts: lasting(hours(kwOf(loads))),
          share: hours(kwOf(loads)) / (longest * (1 - reserve)),
        })),
        things: things.map(({ label, short, load, spot }) => ({
          label,
          short: short ?? label,
          place: spotsOn(section.picture.name)[spot] ?? NOWHERE,
          kw: `${written.format(kilowatts[load])} kW`,
          lasts: lasting(hours(kilowatts[load])),
        })),
      };
    }),
  };
}
