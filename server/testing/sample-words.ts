/** For tests: what the server's own small pages say. */
import type { PlainWords, PlainWordsAt } from "#server/plain-page.ts";

export const SAMPLE_WORDS: PlainWords = {
  language: "en",
  home: "/",
  name: "Name",
  phone: { shown: "(561) 555-0100", dialled: "+15615550100" },
  errorTitle: "Error",
  words: {
    error: { text: "Sorry.", tryAgain: "Again", goHome: "Home" },
    tooMany: { title: "Too many", text: "Wait a minute." },
    tooLong: { title: "Too long", text: "Write less." },
  },
};

const SPANISH = { ...SAMPLE_WORDS.words, tooLong: { title: "Muy largo", text: "Escriba menos." } };

export const sampleWordsAt: PlainWordsAt = (path) =>
  path.startsWith("/es")
    ? { ...SAMPLE_WORDS, language: "es", home: "/es", words: SPANISH }
    : SAMPLE_WORDS;
