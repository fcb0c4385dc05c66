/** For tests: what the server's own small pages say. */
import type { PlainWords } from "#server/plain-page.ts";

export const SAMPLE_WORDS: PlainWords = {
  language: "en",
  name: "Name",
  phone: { shown: "(561) 555-0100", dialled: "+15615550100" },
  errorTitle: "Error",
  errorText: "Sorry.",
  goHome: "Home",
  tooManyTitle: "Too many",
  tooManyText: "Wait a minute.",
};
