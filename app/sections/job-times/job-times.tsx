import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { JobLine, WeekNumbers } from "./job-line.tsx";
import styles from "./job-times.module.css";

/** The drawing says nothing that the lists do not say, so it is for eyes alone. */
export function JobTimes(props: SectionProps<"job-times">) {
  const { id, heading, lead, jobs, labels, stagesShown, days, numbers } = props;
  const isAlone = jobs.length === 1;
  return (
    <Band id={id} ground="soft">
      <div className={styles.head}>
        <h2>{heading}</h2>
        {lead && (
          <p>
            <RichText>{lead}</RichText>
          </p>
        )}
      </div>
      <div className={styles.card} data-alone={isAlone || undefined} data-samples-told>
        {!isAlone && (
          <ul className={styles.key} aria-hidden>
            {stagesShown.map((stage) => (
              <li key={stage} data-stage={stage}>
                {labels[stage]}
              </li>
            ))}
          </ul>
        )}
        {jobs.map(({ name, total, stages }) => (
          <div key={name} className={styles.job}>
            <h3>
              {name} <span className={styles.total}>{total}</span>
            </h3>
            <JobLine stages={stages} days={days} />
            {isAlone && <WeekNumbers numbers={numbers} days={days} label={props.weeksLabel} />}
            <dl className={styles.stages}>
              {stages.map(({ stage, takes }) => (
                <div key={stage} data-stage={stage}>
                  <dt>
                    <span>{labels[stage]}</span>
                  </dt>
                  <dd>
                    <RichText>{takes}</RichText>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        {!isAlone && <WeekNumbers numbers={numbers} days={days} label={props.weeksLabel} />}
      </div>
      <p className={styles.note}>
        {props.note} {props.samplesNote}
      </p>
    </Band>
  );
}
