import { fill } from "#app/content/fill.ts";
import { countyId } from "#app/content/florida-map.ts";
import { type PageContent, publicOrigin } from "#app/content/load.server.ts";
import { mapped } from "#app/content/mapped.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { sourceOf, toolProps } from "#app/tools/tool-props.server.ts";

type Section = SectionOf<"your-house-tool">;

export const prepareYourHouseTool = (section: Section, content: PageContent) => {
  const { kilowatts } = content.figures["figures/backup-loads"];
  const { place } = content.words;
  const speedHolds = sourceOf("county-wind-speeds", content).ranOutOn === undefined;
  return {
    ...section,
    ...toolProps(content),
    sources: mapped(section.parts, ({ source }) => sourceOf(source, content)),
    figures: { ...content.figures["figures/house"], kilowatts },
    origin: publicOrigin,
    hasSamplePrices: content.figures.prices.prices.some(({ sample }) => sample),
    /** By the beginnings of ZIP codes. */
    zipCounties: content.zipCodes.counties,
    /** Those in which we work, with what applies there. */
    counties: mapped(content.localFacts.counties, ({ hurricaneZone, windSpeed }, county) => ({
      id: countyId(county),
      inZone: hurricaneZone,
      within: fill(section.local.within, { county: fill(place.countyNamed, { county }) }),
      rules: [
        {
          label: place.windZone,
          value: hurricaneZone ? place.insideWindZone : place.outsideWindZone,
        },
        {
          label: place.windSpeed,
          value:
            windSpeed && speedHolds
              ? fill(place.windSpeedOfCounty, { speed: String(windSpeed) })
              : place.windSpeedByAddress,
        },
      ],
    })),
  };
};
