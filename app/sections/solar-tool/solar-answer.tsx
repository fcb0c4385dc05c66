/** All that comes of the answered questions, and for what was left out, that it was. */
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Bars } from "#app/tools/answer-bars.tsx";
import { Facts, Note, AnswerTable, Part, Points } from "#app/tools/answer-blocks.tsx";
import { AnswerPicture } from "#app/tools/answer-picture.tsx";
import { type InWords, useInWords } from "#app/tools/in-words.ts";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { SpotLabels } from "#app/ui/spot-labels.tsx";
import type { Backup } from "#estimates/solar/backup.ts";
import type { SolarAnswers } from "#estimates/solar/errors.ts";
import { type Caution, type SolarEstimate, YEARS_AHEAD } from "#estimates/solar/estimate.ts";
import { share } from "#estimates/solar/figures.ts";
import type { PaybackRange } from "#estimates/solar/payback.ts";
import { type Pitch, SIDES, type Side, sum, type Yields } from "#estimates/solar/roof.ts";
import { MonthChart } from "./month-chart.tsx";
import styles from "./solar-tool.module.css";

interface Props extends SectionProps<"solar-tool"> {
  answers: SolarAnswers;
  estimate: SolarEstimate;
  yields: Yields;
  /** The year of the rates, and until when they held if that is over; undefined if they were typed. */
  rates: { year: string; ranOutOn?: string | undefined } | undefined;
  isExample: boolean;
}

export function SolarAnswer(props: Props) {
  const { answers, estimate, payback, backup, cautions, cautionsHeading, questions } = props;
  const inWords = useInWords();
  return (
    <>
      <Given {...props} />
      <Facts look="large" facts={summaryOf(props, inWords)} />
      <Months {...props} />
      <Part heading={payback.heading}>
        {estimate.payback ? (
          <Payback words={payback} range={estimate.payback} />
        ) : (
          <p>{answers.price === undefined ? payback.noPrice : payback.noPrices}</p>
        )}
      </Part>
      <Part heading={cautionsHeading}>
        <Points
          points={estimate.cautions.map((caution) =>
            fill(cautions[caution.kind], valuesOf(caution, inWords, questions.months.each)),
          )}
        />
      </Part>
      <RoofSides {...props} />
      <Part heading={backup.heading}>
        {estimate.backup ? (
          <Outage {...props} outage={estimate.backup} />
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
function summaryOf(
  { summary: words, bills: { atOldRates }, estimate, rates }: Props,
  { kwh, dollars }: InWords,
) {
  const { made, spread, bills, city, saved } = estimate;
  const fact = (
    name: keyof typeof words,
    write: (value: number) => string,
    value: number,
    low = value,
    high = value,
  ) => {
    const [least, most] = [write(low), write(high)];
    const old = name === "saved" && rates?.ranOutOn && fill(atOldRates, { years: rates.year });
    return {
      label: words[name].label + (old ? `, ${old}` : ""),
      value: fill(words[name].value, { kwh: write(value), amount: write(value) }),
      range: least !== most && fill(words[name].range ?? "", { least, most }),
    };
  };
  const total = sum(made);
  return [
    fact("made", kwh, total, total * spread.low, total * spread.high),
    ...(bills ? [fact("before", dollars, bills.before), fact("after", dollars, bills.after)] : []),
    ...(city ? [fact("usedAtHome", kwh, city.usedAtHome), fact("sentOut", kwh, city.sentOut)] : []),
    ...(saved
      ? [fact(bills ? "saved" : "citySaved", dollars, saved.likely, saved.low, saved.high)]
      : []),
  ];
}

/** Each month before and after: bills where the utility's prices are known, and kWh elsewhere. */
function Months(props: Props) {
  const { bills: words, opens, inNumbers, questions, estimate, rates } = props;
  const { cents, kwh } = useInWords();
  const { bills, city, used, made } = estimate;
  const inKwh = (column: string) => fill(words.inKwh, { what: column });
  return (
    <Part heading={bills ? words.heading : words.energyHeading}>
      <MonthChart {...props} />
      {bills && rates && (
        <Note look={rates.ranOutOn ? "caution" : "soft"}>
          {fill(rates.ranOutOn ? words.oldRates : words.rates, {
            years: rates.year,
            side: opens.figures,
          })}
        </Note>
      )}
      {city && <Paragraph>{words.cityNote}</Paragraph>}
      <AnswerTable
        label={inNumbers}
        heads={[
          words.month,
          ...(bills ? [words.before, words.after] : []),
          inKwh(words.used),
          inKwh(words.made),
          ...(bills ? [inKwh(words.carried)] : []),
        ]}
        rows={used.map((use, month) => {
          const bill = bills?.months[month];
          return [
            questions.months.each[month],
            ...(bill ? [cents(bill.before), cents(bill.after)] : []),
            kwh(use),
            kwh(made[month] ?? 0),
            ...(bill ? [kwh(bill.bank)] : []),
          ];
        })}
      />
    </Part>
  );
}

const YEARS_A_TICK = 5;
const YEARS = Array.from({ length: YEARS_AHEAD / YEARS_A_TICK + 1 }, (_, n) => n * YEARS_A_TICK);
/** Of the bar: a band is drawn no narrower, because no year is sure. */
const NARROWEST = 0.03;

/** When a price is paid back: never one year, always a band of them. */
function Payback({ words, range }: { words: Props["payback"]; range: PaybackRange }) {
  const { halves, halved, language } = useInWords();
  const { soonest = Infinity, latest = Infinity } = range;
  const band = { least: halves(soonest), most: halves(latest) };
  const isSure = band.least === band.most;
  const isNever = soonest > YEARS_AHEAD;
  const phrase = () => {
    if (latest > YEARS_AHEAD) return words.beyond;
    if (!isSure) return words.band;
    return isSingular(halved(latest), language) ? words.aboutOne : words.about;
  };
  const [begins, ends] = [soonest, latest].map((year) => Math.min(year / YEARS_AHEAD, 1));
  const wide = Math.max((ends ?? 1) - (begins ?? 0), NARROWEST);
  const parts = [
    { look: "none" as const, share: Math.min(begins ?? 0, 1 - wide) },
    { share: isNever ? 0 : wide },
  ];
  return (
    <>
      <Bars rows={[{ name: isNever ? words.never : fill(phrase(), band), parts, scale: YEARS }]} />
      {!isNever && <Note>{words.note}</Note>}
    </>
  );
}

/** What panels make on each side of a roof, by slope, and which sides have some. */
function RoofSides(props: Props) {
  const { roof: words, inNumbers, questions, yields, isExample } = props;
  const { faces } = props.estimate;
  const { number, percent } = useInWords();
  const kwOn = (pitch: Pitch, side: Side) =>
    sum(faces.filter((face) => face.pitch === pitch && face.side === side).map(({ kw }) => kw));
  const labels = SIDES.flatMap((side) => {
    const place = words.house.places[side];
    const { pitch } = faces.find((face) => face.side === side) ?? faces[0] ?? { pitch: "mid" };
    const kw = kwOn(pitch, side);
    const name = questions.side.choices[side] + (kw > 0 ? `: ${number(kw, 2)} kW` : "");
    const value = number(sum(yields[pitch][side]), 0);
    return place ? [{ ...place, name, value, isChosen: kw > 0 }] : [];
  });
  const cell = (pitch: Pitch, side: Side) => {
    const kwh = sum(yields[pitch][side]);
    const kw = kwOn(pitch, side);
    const ofSouth = percent(kwh / sum(yields[pitch].S));
    return [
      fill(words.kwh, { kwh: number(kwh), share: ofSouth }),
      ...(kw > 0 ? [fill(words.chosen, { kw: number(kw, 2) })] : []),
    ].join(", ");
  };
  return (
    <Part heading={words.heading}>
      <p>{words.text}</p>
      <AnswerPicture picture={words.house.picture} isExample={isExample}>
        <SpotLabels labels={labels} />
      </AnswerPicture>
      {[...new Set(faces.map(({ pitch }) => pitch))].map((pitch) => (
        <AnswerTable
          key={pitch}
          label={inNumbers}
          heads={[fill(words.pitch, { pitch: questions.pitch.choices[pitch] }), words.text]}
          rows={SIDES.map((side) => [questions.side.choices[side], cell(pitch, side)])}
        />
      ))}
    </Part>
  );
}

const HOURS_A_DAY = 24;
/** Beyond so many days, a longer bar tells nothing more. */
const MOST_DAYS = 3;

/** How long a battery runs one set of things after the other, each with all before it. */
function Outage({ backup: words, outage, ...props }: Props & { outage: Backup }) {
  const { questions, answers, isExample } = props;
  const { halves, halved, number, percent, language } = useInWords();
  const { steps, madeADay, tooMuch } = outage;
  const longest = Math.max(...steps.map(({ hours }) => hours));
  const days = Math.min(Math.max(Math.ceil(longest / HOURS_A_DAY), 1), MOST_DAYS);
  const lasting = (hours: number) => {
    if (hours > MOST_DAYS * HOURS_A_DAY) {
      // Down to the tenth: whoever counts on the last hours must have them.
      return fill(words.days, { count: number(Math.floor((hours / HOURS_A_DAY) * 10) / 10) });
    }
    const phrase = isSingular(halved(hours), language) ? words.oneHour : words.hours;
    return fill(phrase, { count: halves(hours) });
  };
  const bySun = (covered: number) => {
    if (covered >= 1) return words.covered;
    return covered > 0 ? fill(words.partly, { share: percent(covered) }) : "";
  };
  const labels = steps.flatMap(({ loads, hours }) =>
    loads.flatMap((load) => {
      const place = words.house.places[load];
      const name = words.short[load] ?? questions[load].label;
      return place
        ? { ...place, name, value: fill(words.shortHours, { count: halves(hours) }) }
        : [];
    }),
  );
  return (
    <>
      <p>{words.text}</p>
      <AnswerPicture picture={words.house.picture} isExample={isExample} isClose>
        <SpotLabels labels={labels} />
      </AnswerPicture>
      {tooMuch && <Note look="warning">{words[tooMuch]}</Note>}
      <Bars
        rows={steps.map(({ set, loads, kw, hours, covered }) => ({
          name: words.sets[set],
          value: lasting(hours),
          parts: [
            {
              look: covered >= 1 ? "second" : "first",
              share: Math.min(hours / (days * HOURS_A_DAY), 1),
            },
          ],
          scale: Array.from({ length: days + 1 }, (_, day) => day * HOURS_A_DAY),
          children: (
            <>
              <p>{loads.map((name) => questions[name].label).join(" · ")}</p>
              <Note>
                {fill(words.load, { kw: number(kw, 2) })} {bySun(covered)}
              </Note>
            </>
          ),
        }))}
      />
      <Note>
        {fill(words.scale, { count: number(days * HOURS_A_DAY) })}{" "}
        {fill(words.day, { kwh: number(madeADay, 1), share: percent(share(answers.stormDay)) })}
      </Note>
      <Note>{words.notForLife}</Note>
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
