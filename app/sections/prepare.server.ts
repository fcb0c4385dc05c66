/**
 * Completes sections with the facts that content keeps elsewhere (phone, licences, places), so that a
 * component gets everything it shows as props. A kind that needs nothing more is not named here.
 */
import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import * as preparations from "#app/sections/preparations.server.ts";
import type { Kind, Section, SectionOf } from "#app/sections/section.schema.ts";

type Prepared = { [K in keyof typeof preparations]: ReturnType<(typeof preparations)[K]> };

/** What the component of one kind of section gets. */
export type SectionProps<K extends Kind> = K extends keyof Prepared ? Prepared[K] : SectionOf<K>;
export type ReadySection = { [K in Kind]: SectionProps<K> }[Kind];

export function prepareSections(page: PageWithClaims, content: PageContent): ReadySection[] {
  return page.sections.map((section) => {
    const prepare = (preparations as Record<string, Prepare | undefined>)[section.kind];
    return prepare ? prepare(section, content, page) : (section as ReadySection);
  });
}

/** The compiler does not see that a preparation stands under the kind that it takes. */
type Prepare = (section: Section, content: PageContent, page: PageWithClaims) => ReadySection;
