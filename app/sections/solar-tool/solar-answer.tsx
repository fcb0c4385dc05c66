import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { share } from "#estimates/solar/home.ts";
import type { SolarAnswers } from "#estimates/solar/problems.ts";
import type { Yields } from "#estimates/solar/roof.ts";
import { BackupRows } from "./backup-rows.tsx";
import { Cautions } from "./cautions.tsx";
import { Given } from "./given.tsx";
import { MonthBills } from "./month-bills.tsx";
import { PaybackLine } from "./payback-line.tsx";
import { RoofSides } from "./roof-sides.tsx";
import styles from "./solar-answer.module.css";
import type { SolarProps } from "./solar-props.ts";
import { Summary } from "./summary.tsx";

type Props = SolarProps & {
  answers: SolarAnswers;
  estimate: SolarEstimate;
  yields: Yields;
  rates: { year: string; ranOutOn?: string | undefined } | undefined;
};

/** All that comes of an answered form, and for what was left out, that it was. */
export function SolarAnswer(props: Props) {
  const { answers, estimate, payback: words, backup } = props;
  return (
    <div className={styles.answer}>
      <Given {...props} estimate={estimate} />
      <Summary {...props} estimate={estimate} />
      <MonthBills {...props} estimate={estimate} />
      {estimate.payback ? (
        <PaybackLine {...props} range={estimate.payback} />
      ) : (
        <section>
          <h3>{words.heading}</h3>
          <p>{answers.price === undefined ? words.noPrice : words.noPrices}</p>
        </section>
      )}
      <Cautions {...props} told={estimate.cautions} />
      <RoofSides {...props} faces={estimate.faces} />
      {estimate.backup ? (
        <BackupRows {...props} outage={estimate.backup} stormDay={share(answers.stormDay)} />
      ) : (
        <section>
          <h3>{backup.heading}</h3>
          <p>{backup.noBattery}</p>
        </section>
      )}
    </div>
  );
}
