import type { ReactNode } from "react";
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Facts, Note, Part, Points, SignedRows } from "#app/tools/answer-blocks.tsx";
import { SourceNote } from "#app/tools/tool-details.tsx";
import common from "#app/ui/common.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { kindOf } from "#estimates/house/house.ts";
import type { HouseAnswers } from "#estimates/house/questions.ts";
import type { ReadHere } from "./read-house.ts";
import styles from "./your-house-tool.module.css";

type Words = SectionProps<"your-house-tool">;

interface Props extends Words {
  house: HouseAnswers;
  read: ReadHere;
  /** What other tools know of it, as queries by their addresses. */
  known: Record<string, string>;
  /** The address of a mail that holds its link. */
  mail: string;
}

/** Part by part what holds and what can fail, and what to change first: it stands by itself, on paper too. */
export const HouseAnswer = (props: Props) => (
  <div className={styles.answer}>
    <Parts {...props} />
    <Changes {...props} />
    <Local {...props} />
  </div>
);

function Parts({ house, read, parts, figures, sources, ...words }: Props) {
  const [least, most] = figures.roofLife.years[kindOf(house.roof)];
  const values = {
    year: String(house["roof-year"]),
    least: String(least),
    most: String(most),
    hours: String(Math.round(read.hours)),
    kwh: String(figures.battery.kwh),
  };
  const rows = read.parts.map(({ part, why, holds }) => {
    const source = sources[part];
    return {
      key: part,
      sign: <Icon name={holds ? "check" : "x"} />,
      children: (
        <>
          <h4>
            {parts[part].name}{" "}
            <small className={`${common.tag} ${styles.sign}`} data-holds={holds}>
              {holds ? words.holds : words.fails}
            </small>
          </h4>
          <Paragraph>{fill(parts[part].why[why] ?? "", values)}</Paragraph>
          <More label={words.more.source}>{source && <SourceNote {...words} {...source} />}</More>
        </>
      ),
    };
  });
  return (
    <Part heading={words.partsHeading}>
      <SignedRows rows={rows} />
    </Part>
  );
}

/** What few read of a row; paper has it. */
const More = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={styles.more}>
    <summary>{label}</summary>
    <Note>{children}</Note>
  </details>
);

function Changes({ changes, more, house, read, known, mail, send, hasSamplePrices }: Props) {
  const rows = read.first.map((part, index) => {
    const { title, points } = changes.of[part];
    const costs = part === "roof" ? [changes.roofCosts[kindOf(house.roof)]] : [];
    const [cost = "", ...others] = [...costs, ...points];
    return {
      key: part,
      sign: <span className={common.tag}>{index + 1}</span>,
      children: (
        <>
          <h4>{title}</h4>
          <Paragraph>{cost}</Paragraph>
          <More label={more.change}>
            {others.map((point) => (
              <Paragraph key={point}>{point}</Paragraph>
            ))}
          </More>
        </>
      ),
    };
  });
  return (
    <Part heading={changes.heading}>
      <Paragraph>{rows.length > 0 ? changes.text : changes.none}</Paragraph>
      {hasSamplePrices && rows.length > 0 && <Note look="caution">{changes.samples}</Note>}
      <SignedRows rows={rows} />
      <Points points={changes.notes} />
      {changes.ways.map(({ label, to }) => (
        <p key={to} data-screen-only>
          <PageLink to={to + (known[to] ?? "")}>{label}</PageLink>
        </p>
      ))}
      <p data-screen-only>
        <a href={mail}>{send}</a>
      </p>
    </Part>
  );
}

/** What applies at the ZIP code. */
function Local({ house: { zip }, read: { county }, local }: Props) {
  if (!zip) return <Paragraph>{local.ask}</Paragraph>;
  return (
    <Part heading={fill(local.heading, { zip })}>
      <Paragraph>{county?.within ?? local.elsewhere}</Paragraph>
      {county && <Facts facts={county.rules} />}
      {local.more && (
        <p data-screen-only>
          <PageLink to={`${local.more.to}?zip=${zip}`}>{local.more.label}</PageLink>
        </p>
      )}
    </Part>
  );
}
