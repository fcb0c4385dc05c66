import type { PageContent } from "#app/content/load.server.ts";
import type { Example } from "#app/tools/more-examples.tsx";

/** What every tool is given besides its own words and figures. */
export const toolProps = (
  { moreExamples = [] }: { moreExamples?: Example[] | undefined },
  { words }: PageContent,
) => ({
  tools: words.tools,
  errorHeading: words.form.errorHeading,
  checks: { checkedOn: words.checkedOn, notCheckedYet: words.notCheckedYet },
  moreExamples,
});
