import { Paragraph } from "#app/ui/paragraph.tsx";
import common from "#app/ui/common.module.css";
import band from "#app/ui/band.module.css";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./section-head.module.css";

interface Props {
  heading: string;
  lead?: string | undefined;
  headingId?: string;
}

/** The heading of a wide band, with a sentence beside it where there is room. */
export function SectionHead({ heading, lead, headingId }: Props) {
  return (
    <div className={`${band.split} ${styles.head}`}>
      <h2 id={headingId}>
        <SpokenWords>{heading}</SpokenWords>
      </h2>
      <Paragraph className={`${common.lead} ${styles.lead}`}>{lead}</Paragraph>
    </div>
  );
}
