import { expect, test } from "vitest";
import { floridaTime } from "#requests/sending/mail-template.ts";

test.each([
  ["en", "2026-11-23T18:00:00Z", "November 23, 2026 at 1:00\u00a0PM EST"],
  ["en", "2026-07-04T13:30:00Z", "July 4, 2026 at 9:30\u00a0AM EDT"],
  ["es", "2026-11-23T18:00:00Z", "23 de noviembre de 2026 a las 1:00\u00a0p.\u00a0m. EST"],
  ["es", "2026-07-04T13:30:00Z", "4 de julio de 2026 a las 9:30\u00a0a.\u00a0m. EDT"],
])(
  "a mail in %s writes a time as its readers do, and breaks no line within it",
  (language, moment, written) => {
    expect(floridaTime(moment, language)).toBe(written);
  },
);
