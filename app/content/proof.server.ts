import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";

/**
 * One line to check us by, in the first screen: license, insurance, answers, office. Nothing, where no license
 * is held for the service. That it may be a sample, the notice above every page says.
 *
 * @param service none for the whole company, whose first license counts
 */
export function proofFor(
  service: string | undefined,
  { company, services, words }: PageContent,
): string | undefined {
  const needed = service === undefined ? undefined : services[service]?.license;
  const held = company.licences.find(({ trade }) => !needed || needed.includes(trade));
  if (!held) return undefined;
  const line = fill(words.proof.line, {
    trade: words.trades[held.trade]?.name ?? held.trade,
    number: held.number,
    check: `[${words.proof.check}](${company.licenceSearch})`,
  });
  // No row begins with a dot.
  return line.replaceAll(" ·", "\u00a0·");
}
