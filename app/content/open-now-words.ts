import type { InterfaceWords } from "#app/content/reading/schema.ts";

export interface OpenNowWords {
  language: string;
  openUntil: string;
  opensToday: string;
  opensOn: string;
}

/** What OpenNow says, in the page's language. */
export function openNowWords(content: { words: InterfaceWords; language: string }): OpenNowWords {
  const { openUntil, opensToday, opensOn } = content.words;
  return { language: content.language, openUntil, opensToday, opensOn };
}
