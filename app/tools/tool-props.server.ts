import type { PageContent } from "#app/content/load.server.ts";

/** What every tool is given besides its own words and figures. */
export const toolProps = ({ words, hasServer }: PageContent) => ({
  tools: words.tools,
  errorHeading: words.form.errorHeading,
  checks: { checkedOn: words.checkedOn, notCheckedYet: words.notCheckedYet },
  readsAddress: hasServer,
});
