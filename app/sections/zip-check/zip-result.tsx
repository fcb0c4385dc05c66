import { fill } from "#app/content/fill.ts";
import { readZip, utilitiesAt } from "#app/content/zip-code.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./zip-check.module.css";

type Props = SectionProps<"zip-check"> & { zip: string };

/** What we know of a ZIP code; where we know nothing, whom to ask. */
export function ZipResult({ zip, ...section }: Props) {
  const { zipCodes, counties, places, labels, countyNamed } = section;
  const answer = readZip(zip, zipCodes);
  if (answer.kind === "incomplete") return <Sentence>{section.incomplete}</Sentence>;
  if (answer.kind === "not-florida") return <Sentence>{section.notFlorida}</Sentence>;
  if (answer.kind === "far") return <Sentence>{fill(section.far, { zip })}</Sentence>;

  const known = counties[answer.county];
  if (!known) {
    const county = fill(countyNamed, { county: answer.county });
    return <Sentence>{fill(section.elsewhere, { zip, county })}</Sentence>;
  }
  const place = answer.nearest ? places[answer.nearest] : undefined;
  return (
    <>
      <p className={styles.answer}>{fill(section.probably, { zip, county: known.name })}</p>
      <dl className={common.rows}>
        <div>
          <dt>{labels.windZone}</dt>
          <dd>{known.insideWindZone ? labels.insideWindZone : labels.outsideWindZone}</dd>
        </div>
        <div>
          <dt>{labels.utility}</dt>
          <dd>{section.utilities[utilitiesAt(zip, zipCodes).join()]}</dd>
        </div>
        <div>
          <dt>{section.nearest}</dt>
          <dd>
            <PageLink to={place ? `/${answer.nearest}` : known.to} className={common.target}>
              {place?.name ?? fill(section.placesIn, { county: known.name })}
            </PageLink>
          </dd>
        </div>
      </dl>
      <p className={common.note}>{section.caution}</p>
      {/* The code is sent along only by whoever follows it, so nothing may be fetched ahead. */}
      <p>
        <PageLink to={`/tools/my-zip?zip=${zip}`} prefetch="none" className={common.target}>
          {fill(section.card, { zip })}
        </PageLink>
      </p>
    </>
  );
}

function Sentence({ children }: { children: string }) {
  return (
    <p>
      <RichText>{children}</RichText>
    </p>
  );
}
