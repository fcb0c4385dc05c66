import type { RouterContext } from "react-router";
import type { Desk } from "#requests/desk.server.ts";
import type { MailTemplate } from "#requests/sending/mail-template.ts";
import type { PlainWordsAt } from "#server/plain-page.ts";
import type { Turnstile } from "#server/turnstile.ts";

/** What app/entry.server.tsx gives to this process besides pages. */
export interface EntryOfBuild {
  plainWordsAt: PlainWordsAt;
  mailTemplate: MailTemplate;
  /** Under which pages look for the desk. */
  deskContext: RouterContext<Desk>;
  /** Under which rendering looks for its turn. */
  turnstileContext: RouterContext<Turnstile>;
  /** The last days of facts that the build states. */
  claimsEnd: string[];
  /** Those facts that pages still state, though their last day is over. */
  claimsRunOut: () => string[];
  /** Whether a storm is on, and each home page with the storm page that then takes its place. */
  isStormy: () => boolean;
  stormHomes: () => [home: string, storm: string][];
  /** For how many months requests are kept, as the pages say. */
  toldKeepMonths: number;
}
