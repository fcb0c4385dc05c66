import type { RouterContext } from "react-router";
import type { Desk } from "#requests/desk.server.ts";
import type { StormNotice } from "#requests/asking/storm-notice.ts";
import type { Stationery } from "#requests/sending/stationery.ts";
import type { PlainWordsAt } from "#server/plain-page.ts";
import type { StormWordsByLanguage } from "#server/storm-line.ts";
import type { TextForm } from "#server/text/text-form.ts";
import type { ToolHtml } from "#server/tool-answers.ts";
import type { Turnstile } from "#server/turnstile.ts";

/** What app/entry.server.tsx gives to this process besides pages. */
export interface EntryOfBuild {
  plainWordsAt: PlainWordsAt;
  stationery: Stationery;
  /** Under which pages look for the desk. */
  deskContext: RouterContext<Desk>;
  /** Under which rendering looks for its turn. */
  turnstileContext: RouterContext<Turnstile>;
  /** A tool without the page around it. */
  toolHtml: ToolHtml;
  /** Has pages made as of one moment, in milliseconds since 1970. */
  asOf: <Result>(moment: number, work: () => Result) => Result;
  /** Since which moment the content is as it is. */
  contentSince: () => number;
  /** The last days of facts that pages state. */
  claimsEnd: string[];
  /** What pages as text need besides. */
  textForm: TextForm;
  /** What the site says of a storm, and whether the build was made for one. */
  stormOfBuild: {
    notice?: StormNotice | undefined;
    words: StormWordsByLanguage;
    homes: [string, string][];
  };
  /** For how many months requests are kept, as the pages say. */
  toldKeepMonths: number;
}
