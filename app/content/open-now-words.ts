import type { HourWords } from "#app/content/hours.ts";
import type { InterfaceWords } from "#app/content/reading/schema.ts";

export interface OpenNowWords {
  language: string;
  clock: HourWords["clock"];
  openUntil: string;
  opensToday: string;
  opensOn: string;
}

/** What OpenNow says, in the page's language. */
export function openNowWords(content: { words: InterfaceWords; language: string }): OpenNowWords {
  const { clock, openUntil, opensToday, opensOn } = content.words;
  return { language: content.language, clock, openUntil, opensToday, opensOn };
}
