/** For tests: what the server's own small pages say. */
import type { PlainWords, PlainWordsAt } from "#server/plain-page.ts";

export const SAMPLE_WORDS: PlainWords = {
  language: "en",
  home: "/",
  name: "Name",
  phone: { shown: "(561) 555-0100", dialled: "+15615550100" },
  errorTitle: "Error",
  errorText: "Sorry.",
  goHome: "Home",
  tooManyTitle: "Too many",
  tooManyText: "Wait a minute.",
  tooLongTitle: "Too long",
  tooLongText: "Write less.",
};

export const sampleWordsAt: PlainWordsAt = (path) =>
  path.startsWith("/es")
    ? { ...SAMPLE_WORDS, language: "es", home: "/es", tooLongTitle: "Muy largo" }
    : SAMPLE_WORDS;
