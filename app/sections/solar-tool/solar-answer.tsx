/** All that comes of the answered questions, and for what was left out, that it was. */
import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Bars } from "#app/tools/answer-bars.tsx";
import { Facts, Note, Part, Points } from "#app/tools/answer-blocks.tsx";
import { type InWords, useInWords } from "#app/tools/in-words.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { type Caution, YEARS_AHEAD } from "#estimates/solar/cautions.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { share } from "#estimates/solar/home.ts";
import type { PaybackRange } from "#estimates/solar/payback.ts";
import type { SolarAnswers } from "#estimates/solar/problems.ts";
import { sum, type Yields } from "#estimates/solar/roof.ts";
import { MonthBills } from "./month-bills.tsx";
import { Outage } from "./outage.tsx";
import { RoofSides } from "./roof-sides.tsx";
import styles from "./solar-tool.module.css";

type Words = SectionProps<"solar-tool">;

interface Props extends Words {
  answers: SolarAnswers;
  estimate: SolarEstimate;
  yields: Yields;
  /** Of which year the rates are, and until when they held, if that is over; nothing where they were typed in. */
  rates: { year: string; ranOutOn?: string | undefined } | undefined;
}

export function SolarAnswer(props: Props) {
  const { answers, estimate, payback, backup, cautions, cautionsHeading, questions } = props;
  const inWords = useInWords();
  return (
    <>
      <Given {...props} />
      <Facts look="large" facts={summaryOf(props, inWords)} />
      <MonthBills {...props} />
      <Part heading={payback.heading}>
        {estimate.payback ? (
          <Payback words={payback} range={estimate.payback} />
        ) : (
          <p>{answers.price === undefined ? payback.noPrice : payback.noPrices}</p>
        )}
      </Part>
      <Part heading={cautionsHeading}>
        <Points>
          {estimate.cautions.map((caution) => (
            <RichText key={caution.kind}>
              {fill(cautions[caution.kind], valuesOf(caution, inWords, questions.months.each))}
            </RichText>
          ))}
        </Points>
      </Part>
      <RoofSides {...props} faces={estimate.faces} />
      <Part heading={backup.heading}>
        {estimate.backup ? (
          <Outage {...props} outage={estimate.backup} stormDay={share(answers.stormDay)} />
        ) : (
          <p>{backup.noBattery}</p>
        )}
      </Part>
    </>
  );
}

/** What the answer is an answer to, in short: on paper nothing else tells, and an example has no form. */
function Given({ given: words, questions, answers, estimate }: Props) {
  const { dollars, number, percent, kwh } = useInWords();
  const { county, utility, use, bill, months, price, change, city, battery, units } = answers;
  const items = [
    questions.county.choices[county],
    questions.utility.choices[utility],
    use !== undefined && fill(words.use, { kwh: number(use) }),
    bill !== undefined && fill(words.bill, { amount: dollars(bill) }),
    months && fill(words.months, { kwh: kwh(sum(months)) }),
    ...estimate.faces.map(({ kw, side, pitch, shadeShare }) =>
      fill(shadeShare > 0 ? words.shadedFace : words.face, {
        kw: number(kw, 2),
        side: questions.side.choices[side],
        pitch: questions.pitch.choices[pitch],
        share: percent(shadeShare),
      }),
    ),
    price !== undefined && fill(words.price, { amount: dollars(price) }),
    change > 0 && fill(words.change, { share: percent(share(change), 2) }),
    city > 0 && fill(words.city, { share: percent(share(city), 2) }),
    battery !== undefined && fill(words.battery, { kwh: number(battery * units) }),
  ];
  return (
    <ul className={styles.given} aria-label={words.label}>
      {[...new Set(items)].map((item) => item && <li key={item}>{item}</li>)}
    </ul>
  );
}

/** The few numbers that matter most, each with how far it may be off. */
function summaryOf({ summary: words, estimate }: Props, { kwh, dollars }: InWords) {
  const { made, spread, bills, city, saved } = estimate;
  const row = (
    name: keyof typeof words,
    write: (value: number) => string,
    value: number,
    low = value,
    high = value,
  ) => {
    const [least, most] = [write(low), write(high)];
    const told = write(value);
    return {
      label: words[name].label,
      value: fill(words[name].value, { kwh: told, amount: told }),
      range: least !== most && fill(words[name].range ?? "", { least, most }),
    };
  };
  const total = sum(made);
  return [
    row("made", kwh, total, total * spread.low, total * spread.high),
    ...(bills ? [row("before", dollars, bills.before), row("after", dollars, bills.after)] : []),
    ...(city ? [row("usedAtHome", kwh, city.usedAtHome), row("sentOut", kwh, city.sentOut)] : []),
    ...(saved
      ? [row(bills ? "saved" : "citySaved", dollars, saved.likely, saved.low, saved.high)]
      : []),
  ];
}

const YEARS_A_TICK = 5;
const YEARS = Array.from({ length: YEARS_AHEAD / YEARS_A_TICK + 1 }, (_, n) => n * YEARS_A_TICK);
/** Of the bar: a band is drawn no narrower, because no year is sure. */
const NARROWEST = 0.03;

/** When a price is paid back: never one year, always a band of them. */
function Payback({ words, range }: { words: Words["payback"]; range: PaybackRange }) {
  const { halves, halved, language } = useInWords();
  const { soonest = Infinity, latest = Infinity } = range;
  const band = { least: halves(soonest), most: halves(latest) };
  const isSure = band.least === band.most;
  const isNever = soonest > YEARS_AHEAD;
  const phrase = () => {
    if (latest > YEARS_AHEAD) return words.beyond;
    if (!isSure) return words.band;
    return isOne(halved(latest), language) ? words.aboutOne : words.about;
  };
  const [begins, ends] = [soonest, latest].map((year) => Math.min(year / YEARS_AHEAD, 1));
  const wide = Math.max((ends ?? 1) - (begins ?? 0), NARROWEST);
  return (
    <>
      <Bars
        rows={[
          {
            name: isNever ? words.never : fill(phrase(), band),
            parts: [
              { look: "none", share: Math.min(begins ?? 0, 1 - wide) },
              { share: isNever ? 0 : wide },
            ],
            scale: YEARS,
          },
        ]}
      />
      {!isNever && !isSure && <Note>{words.note}</Note>}
    </>
  );
}

function valuesOf(
  caution: Caution,
  { percent, number, kwh, list }: InWords,
  months: string[],
): Record<string, string> {
  switch (caution.kind) {
    case "tooLarge":
      return { share: percent(caution.share), kw: number(caution.mostKw, 2) };
    case "secondTier":
      return { kw: number(caution.kwAc, 2), most: number(caution.mostKwAc, 2) };
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
