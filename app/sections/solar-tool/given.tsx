import { fill } from "#app/content/fill.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { share } from "#estimates/solar/home.ts";
import type { SolarAnswers } from "#estimates/solar/problems.ts";
import { sum } from "#estimates/solar/roof.ts";
import styles from "./given.module.css";
import type { SolarProps } from "./solar-props.ts";
import { useNumbers } from "./use-numbers.ts";

type Props = SolarProps & { answers: SolarAnswers; estimate: SolarEstimate };

/** What the answer is an answer to, in short: on paper nothing else tells, and an example has no form. */
export function Given({ given: words, questions, answers, estimate }: Props) {
  const { dollars, fine, finePercent, percent, plain, kwh } = useNumbers();
  const { county, utility, use, bill, months, price, change, city, battery, units } = answers;
  const items = [
    questions.county.choices[county],
    questions.utility.choices[utility],
    use !== undefined && fill(words.use, { kwh: plain(use) }),
    bill !== undefined && fill(words.bill, { amount: dollars(bill) }),
    months && fill(words.months, { kwh: kwh(sum(months)) }),
    ...estimate.faces.map(({ kw, side, pitch, shadeShare }) =>
      fill(shadeShare > 0 ? words.shadedFace : words.face, {
        kw: fine(kw),
        side: questions.side.choices[side],
        pitch: questions.pitch.choices[pitch],
        share: percent(shadeShare),
      }),
    ),
    price !== undefined && fill(words.price, { amount: dollars(price) }),
    change > 0 && fill(words.change, { share: finePercent(share(change)) }),
    city > 0 && fill(words.city, { share: finePercent(share(city)) }),
    battery !== undefined && fill(words.battery, { kwh: plain(battery * units) }),
  ];
  return (
    <ul className={styles.given} aria-label={words.label}>
      {[...new Set(items)].map((item) => item && <li key={item}>{item}</li>)}
    </ul>
  );
}
