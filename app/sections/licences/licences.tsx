import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import band from "#app/ui/band.module.css";
import action from "#app/ui/actions.module.css";
import styles from "./licences.module.css";

export function Licences(props: SectionProps<"licences">) {
  const { id, heading, text, licences, checkLicence, licenceSearch } = props;
  const list = (
    <dl className={styles.list}>
      {licences.map(({ trade, name, number, allows }) => (
        <div key={trade} className={styles.licence}>
          <dt>{name}</dt>
          <dd className={styles.number}>{number}</dd>
          <dd>{allows}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Band id={id} ground="dark" className={band.split}>
      <div>
        <h2>{heading}</h2>
        <Paragraph className={styles.text}>{text}</Paragraph>
        <p>
          <OutsideLink href={licenceSearch} className={action.clear}>
            {checkLicence}
          </OutsideLink>
        </p>
      </div>
      {licences.length > 1 ? <ScrollRow label={heading}>{list}</ScrollRow> : list}
    </Band>
  );
}
