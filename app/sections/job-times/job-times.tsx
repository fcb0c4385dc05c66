import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Sideways } from "#app/ui/sideways.tsx";
import { JobLine } from "./job-line.tsx";
import common from "#app/ui/common.module.css";
import styles from "./job-times.module.css";

type Props = SectionProps<"job-times">;

/** The drawing says nothing that the steps do not say, so it is for eyes alone. */
export function JobTimes(props: Props) {
  const { id, heading, lead, job, total, steps, labels, note, samplesNote } = props;
  const headingId = useId();
  return (
    <Band id={id} ground="soft">
      <SectionHead heading={heading} lead={lead} headingId={headingId} />
      <div data-samples-told>
        <p className={styles.total}>
          {job} <strong>{total}</strong>
        </p>
        <JobLine {...props} />
        <Sideways labelledBy={headingId}>
          <ol className={styles.steps}>
            {steps.map(({ title, text, takes }) => (
              <li key={title} data-stage={takes?.[0]?.stage}>
                <h3>{title}</h3>
                <p>
                  <RichText>{text}</RichText>
                </p>
                {takes && <Takes takes={takes} labels={labels} />}
              </li>
            ))}
          </ol>
        </Sideways>
      </div>
      <p className={common.note}>
        {note} {samplesNote}
      </p>
    </Band>
  );
}

type Taking = Pick<Props, "labels"> & {
  takes: NonNullable<Props["steps"][number]["takes"]>;
};

function Takes({ takes, labels }: Taking) {
  return (
    <dl className={styles.takes}>
      {takes.map(({ stage, takes: time }) => (
        <div key={stage} data-stage={stage}>
          <dt>{labels[stage]}</dt>
          <dd>
            <RichText>{time}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
