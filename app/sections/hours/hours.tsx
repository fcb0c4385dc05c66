import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { OpenNow } from "#app/ui/open-now.tsx";
import { Lead } from "#app/ui/paragraph.tsx";
import band from "#app/ui/band.module.css";
import common from "#app/ui/common.module.css";
import styles from "./hours.module.css";

export function Hours({ id, heading, text, name, address, rows }: SectionProps<"hours">) {
  return (
    <Band id={id} ground="soft" className={band.split}>
      <div>
        <h2>{heading}</h2>
        <Lead>{text}</Lead>
        <address className={styles.address}>
          {name}
          <br />
          {address.street}
          <br />
          {address.city}, {address.state} {address.postalCode}
        </address>
      </div>
      <div>
        <OpenNow />
        <FactList rows={rows} className={`${common.rows} ${styles.rows}`} />
      </div>
    </Band>
  );
}
