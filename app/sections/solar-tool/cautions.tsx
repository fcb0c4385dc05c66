import { fill } from "#app/content/fill.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Caution } from "#estimates/solar/cautions.ts";
import styles from "./cautions.module.css";
import type { SolarProps } from "./solar-props.ts";
import { type Numbers, useNumbers } from "./use-numbers.ts";

type Props = SolarProps & { told: Caution[] };

/** What has to be known beside the numbers. A sentence whose fact has run out may be gone. */
export function Cautions({ cautionsHeading, cautions: words, questions, told }: Props) {
  const numbers = useNumbers();
  return (
    <section>
      <h3>{cautionsHeading}</h3>
      <ul className={styles.cautions}>
        {told.map((caution) => (
          <li key={caution.kind}>
            <RichText>
              {fill(words[caution.kind], valuesOf(caution, numbers, questions.months.each))}
            </RichText>
          </li>
        ))}
      </ul>
    </section>
  );
}

function valuesOf(
  caution: Caution,
  { percent, fine, kwh, list }: Numbers,
  months: string[],
): Record<string, string> {
  switch (caution.kind) {
    case "tooLarge":
      return { share: percent(caution.share), kw: fine(caution.mostKw) };
    case "secondTier":
      return { kw: fine(caution.kwAc), most: fine(caution.mostKwAc) };
    case "minimum":
      return { months: list(caution.months.map((month) => months[month] ?? "")) };
    case "leftover":
      return { kwh: kwh(caution.kwh) };
    case "north":
      return { share: percent(caution.less) };
    default:
      return {};
  }
}
