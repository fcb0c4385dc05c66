import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import common from "#app/ui/common.module.css";
import band from "#app/ui/band.module.css";
import action from "#app/ui/actions.module.css";
import styles from "./licences.module.css";

export function Licences(props: SectionProps<"licences">) {
  const { id, heading, text, licences, checkLicence, licenceSearch } = props;
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
      <dl className={`${common.rows} ${styles.list}`}>
        {licences.map(({ trade, name, number, allows }) => (
          <div key={trade}>
            <dt>{name}</dt>
            <dd className={styles.number}>{number}</dd>
            <dd className={common.lineRest}>{allows}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
