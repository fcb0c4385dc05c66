import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import heard from "#app/ui/heard-only.module.css";
import { YEARS_AHEAD } from "#estimates/solar/cautions.ts";
import type { PaybackRange } from "#estimates/solar/payback.ts";
import type { SolarProps } from "./solar-props.ts";
import { useNumbers } from "./use-numbers.ts";
import styles from "./payback-line.module.css";

const WHOLE = 100;
const YEARS_A_TICK = 5;
/** In percent of the width: a band is drawn no narrower, because no year is sure. */
const NARROWEST = 3;
/** In percent of the width: so much stays free at both ends, for the numbers below them. */
const EDGE = 3;
const years = (year: number) => EDGE + Math.min(year / YEARS_AHEAD, 1) * (WHOLE - 2 * EDGE);
const ticks = Array.from({ length: YEARS_AHEAD / YEARS_A_TICK + 1 }, (_, n) => n * YEARS_A_TICK);

type Props = SolarProps & { range: PaybackRange };

/** When a price is paid back: never one year, always a band of them. */
export function PaybackLine({ payback: words, range }: Props) {
  const { halves, halved, language } = useNumbers();
  const { soonest = Infinity, latest = Infinity } = range;
  const isNever = soonest > YEARS_AHEAD;
  const band = { least: halves(soonest), most: halves(latest) };
  const isSure = band.least === band.most;
  const told = isNever
    ? words.never
    : fill(words[phraseOf(latest, isSure, isOne(halved(latest), language))], band);
  const middle = (years(soonest) + years(latest)) / 2;
  const half = Math.max(years(latest) - years(soonest), NARROWEST) / 2;
  return (
    <section>
      <h3>{words.heading}</h3>
      <p className={heard.heardOnly}>{told}</p>
      <div className={styles.line}>
        <svg aria-hidden>
          <rect
            className={styles.ground}
            x={`${years(0)}%`}
            y="38%"
            width={`${years(YEARS_AHEAD) - years(0)}%`}
            height="24%"
          />
          {!isNever && (
            <rect
              className={styles.band}
              x={`${middle - half}%`}
              y="30%"
              width={`${2 * half}%`}
              height="40%"
            />
          )}
          <text
            className={styles.told}
            x={`${isNever ? WHOLE / 2 : middle}%`}
            y="14%"
            data-side={isNever ? "middle" : sideOf(middle)}
          >
            {told}
          </text>
          {ticks.map((tick) => (
            <text key={tick} className={styles.tick} x={`${years(tick)}%`} y="88%">
              {tick}
            </text>
          ))}
        </svg>
      </div>
      {!isNever && !isSure && <p className={styles.note}>{words.note}</p>}
    </section>
  );
}

function phraseOf(latest: number, isSure: boolean, isOneYear: boolean) {
  if (latest > YEARS_AHEAD) return "beyond";
  if (!isSure) return "band";
  return isOneYear ? "aboutOne" : "about";
}

/** Near an end of the line, words reach to the other side. */
const sideOf = (percent: number) => (percent < 25 ? "start" : percent > 75 ? "end" : "middle");
