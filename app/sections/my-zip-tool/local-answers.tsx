import type { ReactNode } from "react";
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Note, Part } from "#app/tools/answer-blocks.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import { PARTIAL_QUERY } from "#questions/query-names.ts";
import styles from "./local-answers.module.css";
import type { ZipCard } from "./zip-card.ts";

type Props = SectionProps<"my-zip-tool"> & { card: Extract<ZipCard, { kind: "served" }> };

/** What probably holds there, and who answers for the address itself. */
export function LocalAnswers({ card, ...words }: Props) {
  const { groups, place: said, served, maps, permits, outages } = words;
  const { county, place, utilities } = card;
  const numbers = utilities.flatMap(({ name, outages: phone }) =>
    phone ? [{ phone, utility: name }] : [],
  );
  return (
    <>
      <Note text={words.caution} />
      <Group heading={groups.rules}>
        <Row label={served.label}>
          <Paragraph>{fill(served.yes, { county: county.name })}</Paragraph>
          <p>
            <PageLink to={place ? `/${place.slug}` : `/locations#${county.id}`}>
              {place
                ? fill(served.nearest, { town: place.name })
                : fill(served.placesIn, { county: county.name })}
            </PageLink>
          </p>
        </Row>
        {words.hasWindZone && (
          <Row label={said.windZone}>
            <p>{county.isInWindZone ? said.insideWindZone : said.outsideWindZone}</p>
          </Row>
        )}
        <Row label={said.windSpeed}>
          <p>
            {county.windSpeed === undefined
              ? said.windSpeedByAddress
              : fill(said.windSpeedOfCounty, { speed: String(county.windSpeed) })}
          </p>
          <Out {...maps.wind} text={words.windMap} />
        </Row>
      </Group>
      <Group heading={groups.power}>
        <Row label={said.utility}>
          <p>{words.utilityWords[card.utilityKeys.join()]}</p>
        </Row>
        <Row label={words.solarTerms}>
          {utilities.map(({ solarTerms }) => (
            <Out key={solarTerms.to} {...solarTerms} />
          ))}
          {utilities.length > 1 && <Paragraph>{words.cityCredit}</Paragraph>}
        </Row>
        {numbers.map(({ phone, utility }) => (
          <Row key={phone} label={outages.label}>
            <Out
              name={phone}
              to={`tel:+${phone.replaceAll("-", "")}`}
              text={fill(outages.text, { utility })}
            />
          </Row>
        ))}
      </Group>
      <Group heading={groups.offices}>
        <Row label={permits.label}>
          {place ? (
            <Out {...place.permitOffice} text={permits.inside} />
          ) : (
            <Note>{permits.noTown}</Note>
          )}
          <Out {...county.permitOffice} text={permits.outside} />
        </Row>
        <Row label={words.smallWork.label}>
          <Paragraph>{words.smallWork.text}</Paragraph>
        </Row>
        <LookUp {...words.propertyRecord} at={county.propertyRecord} />
      </Group>
      <Group heading={groups.storms}>
        <LookUp {...words.flood} at={maps.flood} />
        {maps.evacuation && <LookUp {...words.evacuation} at={maps.evacuation} />}
        <LookUp {...words.weather} at={county.weatherOffice} />
      </Group>
      <nav className={styles.ways} aria-labelledby="other-tools" data-screen-only>
        <h3 id="other-tools">{words.toolsHeading}</h3>
        <ul>
          {words.ways.map(({ label, to, takesCounty }) => (
            <li key={to}>
              <PageLink to={takesCounty ? `${to}?county=${county.id}&${PARTIAL_QUERY}=1` : to}>
                {label}
                <Icon name="arrow-right" />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Part heading={heading}>
    <dl className={styles.rows}>{children}</dl>
  </Part>
);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

interface Way {
  name: string;
  to: string;
}

const LookUp = ({ label, text, at }: { label: string; text: string; at: Way }) => (
  <Row label={label}>
    <Out {...at} text={text} />
  </Row>
);

/** A page or a number of others, who answer for the address. */
const Out = ({ name, to, text }: Way & { text?: string }) => (
  <>
    <a href={to} className={styles.out}>
      <SpokenWords>{name}</SpokenWords>
    </a>
    {text && <Note text={text} />}
  </>
);
