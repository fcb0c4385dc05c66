import { ContestCard } from "./contest-card.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import common from "#app/ui/common.module.css";
import styles from "./contest-list.module.css";

export function ContestList(props: SectionProps<"contest-list">) {
  const { id, heading, lead, none, tryOut, contests, labels } = props;
  return (
    <Band id={id} heading={heading} lead={lead} ground="soft">
      {contests.length === 0 ? (
        <Paragraph className={common.card}>{none}</Paragraph>
      ) : (
        <ul className={styles.contests}>
          {contests.map((contest) => (
            <li key={contest.slug}>
              <ContestCard contest={contest} labels={labels} tryOut={tryOut} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
