import type { InterfaceWords } from "#app/content/schema.ts";
import type { OpenNowWords } from "#app/ui/open-now.tsx";

/** What OpenNow says, in the page's language. */
export function openNowWords(content: { words: InterfaceWords; language: string }): OpenNowWords {
  const { openUntil, opensToday, opensOn } = content.words;
  return { language: content.language, openUntil, opensToday, opensOn };
}
