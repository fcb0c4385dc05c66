import type { ReactNode } from "react";
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Note, Part } from "#app/tools/answer-blocks.tsx";
import { PARTIAL_QUERY } from "#questions/services.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./local-answers.module.css";
import type { ZipCard } from "./zip-card.ts";

type Served = Extract<ZipCard, { kind: "served" }>;
type Props = SectionProps<"my-zip-tool"> & { card: Served };

/** What probably holds there, and who answers for the address itself. */
export function LocalAnswers(props: Props) {
  const { card, groups, place: words, served, caution, maps } = props;
  const { county, place } = card;
  return (
    <>
      <Note>
        <RichText>{caution}</RichText>
      </Note>
      <Group heading={groups.rules}>
        <Row label={served.label}>
          <p>
            <RichText>{fill(served.yes, { county: county.name })}</RichText>
          </p>
          <p>
            <PageLink to={place ? `/${place.slug}` : `/locations#${county.id}`}>
              {place
                ? fill(served.nearest, { town: place.name })
                : fill(served.placesIn, { county: county.name })}
            </PageLink>
          </p>
        </Row>
        <Row label={words.windZone}>
          <p>{county.isInWindZone ? words.insideWindZone : words.outsideWindZone}</p>
        </Row>
        <Row label={words.windSpeed}>
          <p>
            {county.windSpeed === undefined
              ? words.windSpeedByAddress
              : fill(words.windSpeedOfCounty, { speed: String(county.windSpeed) })}
          </p>
          <Out {...maps.wind} text={props.windMap} />
        </Row>
      </Group>
      <Power {...props} />
      <Offices {...props} />
      <Group heading={groups.storms}>
        <Row label={props.flood.label}>
          <Out {...maps.flood} text={props.flood.text} />
        </Row>
        <Row label={props.evacuation.label}>
          <Out {...maps.evacuation} text={props.evacuation.text} />
        </Row>
        <Row label={props.weather.label}>
          <Out {...county.weatherOffice} text={props.weather.text} />
        </Row>
      </Group>
      <OtherTools {...props} />
    </>
  );
}

function Power({ card, groups, place: words, utilityWords, outages, solarTerms }: Props) {
  const numbers = card.utilities.flatMap(({ outages: number }) => number ?? []);
  return (
    <Group heading={groups.power}>
      <Row label={words.utility}>
        <p>{utilityWords[card.utilityKeys.join()]}</p>
      </Row>
      <Row label={solarTerms}>
        {card.utilities.map((utility) => (
          <Out key={utility.solarTerms.to} {...utility.solarTerms} />
        ))}
      </Row>
      {numbers.map((number) => (
        <Row key={number} label={outages.label}>
          <a href={`tel:+${number.replaceAll("-", "")}`} className={styles.out}>
            {number}
          </a>
          <Note>{outages.text}</Note>
        </Row>
      ))}
    </Group>
  );
}

function Offices({ card, groups, permits, smallWork, propertyRecord }: Props) {
  const { county, place } = card;
  return (
    <Group heading={groups.offices}>
      <Row label={permits.label}>
        {place ? (
          <Out {...place.permitOffice} text={permits.inside} />
        ) : (
          <Note>{permits.noTown}</Note>
        )}
        <Out {...county.permitOffice} text={permits.outside} />
      </Row>
      <Row label={smallWork.label}>
        <p>
          <RichText>{smallWork.text}</RichText>
        </p>
      </Row>
      <Row label={propertyRecord.label}>
        <Out {...county.propertyRecord} text={propertyRecord.text} />
      </Row>
    </Group>
  );
}

function OtherTools({ card, ways, toolsHeading }: Props) {
  return (
    <nav className={styles.ways} aria-labelledby="other-tools" data-screen-only>
      <h3 id="other-tools">{toolsHeading}</h3>
      <ul>
        {ways.map(({ label, to, takesCounty }) => (
          <li key={to}>
            <PageLink to={takesCounty ? `${to}?county=${card.county.id}&${PARTIAL_QUERY}=1` : to}>
              {label}
              <Icon name="arrow-right" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Part heading={heading}>
      <dl className={styles.rows}>{children}</dl>
    </Part>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A page of others, who answer for the address. */
function Out({ name, to, text }: { name: string; to: string; text?: string }) {
  return (
    <>
      <a href={to} className={styles.out}>
        <SpokenWords>{name}</SpokenWords>
      </a>
      {text && (
        <Note>
          <SpokenWords>{text}</SpokenWords>
        </Note>
      )}
    </>
  );
}
