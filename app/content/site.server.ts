/** The whole content, of the day as of which it is asked for. */
import contentInTime from "virtual:content";
import { currentMoment } from "#app/content/moment.server.ts";
import { patched } from "#app/content/patch.ts";
import type { SiteContent } from "#app/content/site-content.ts";

interface State {
  /** Milliseconds since 1970. */
  begins: number;
  site: SiteContent;
}

/** The days after the build on which the content changes. */
export const laterDays = contentInTime.later;

/** What the build began with holds before, too: a clock may be put back. */
const states: State[] = [{ begins: -Infinity, site: contentInTime.first }];
for (const { begins, change } of laterDays) {
  const { site } = states.at(-1) as State;
  states.push({ begins, site: patched(site, change) });
}

function currentState(): State {
  const moment = currentMoment();
  return states.findLast(({ begins }) => begins <= moment) as State;
}

export const currentSite = (): SiteContent => currentState().site;

/** Since when the content is as it is, in milliseconds since 1970; `-Infinity` for that of the build. */
export const contentSince = (): number => currentState().begins;
