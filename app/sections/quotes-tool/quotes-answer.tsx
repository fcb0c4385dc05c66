/** All that comes of the quotes, part by part; a part of which nothing is known is left out. */
import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import {
  Bar,
  Bars,
  Card,
  Facts,
  Legend,
  Note,
  NumberTable,
  Part,
} from "#app/tools/answer-blocks.tsx";
import type { InWords } from "#app/tools/in-words.ts";
import heardOnly from "#app/ui/heard-only.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { ComparedQuotes, ReadQuote } from "#estimates/quotes/compare-quotes.ts";
import type { Found, ReadLine } from "#estimates/quotes/lines-found.ts";
import { answersOf, type QuoteAnswers, type QuoteName } from "#estimates/quotes/questions.ts";
import { HIGHEST_APR } from "#estimates/quotes/true-apr.ts";
import { shareBeside } from "./share-beside.ts";
import styles from "./quotes-tool.module.css";

type Props = SectionProps<"quotes-tool"> & {
  compared: ComparedQuotes;
  answers: QuoteAnswers;
  inWords: InWords;
};

/** `Quote A` */
const named = ({ quote }: Pick<Props, "quote">, name: QuoteName) =>
  fill(quote, { quote: name.toUpperCase() });

export function QuotesAnswer(props: Props) {
  const { quotes } = props.compared;
  if (quotes.length === 0) {
    return (
      <p>
        <RichText>{props.blank}</RichText>
      </p>
    );
  }
  return (
    <>
      {quotes.some(({ price, size }) => price ?? size) && <UnitPrices {...props} />}
      <LinesFound {...props} />
      {quotes.some(({ deposit }) => deposit) && <Deposits {...props} />}
      {quotes.some(({ plan }) => plan) && <PaymentPlans {...props} />}
      {quotes.some(({ pace }) => pace) && <PacePlans {...props} />}
      <Asks {...props} />
    </>
  );
}

/** What one unit costs in each quote, how far apart that is, and whether they measure the same job. */
function UnitPrices(props: Props) {
  const { compared, answers, units, prices, inWords } = props;
  const { quotes, spread, sizeSpread, sizesDiffer } = compared;
  const { one, perUnit: heading } = units[answers.trade];
  const known = quotes.flatMap((quote) =>
    quote.perUnit === undefined ? [] : { ...quote, perUnit: quote.perUnit },
  );
  const highest = Math.max(...known.map(({ perUnit }) => perUnit));
  return (
    <Part heading={heading}>
      {known.length === 0 && <p>{fill(prices.noSizes, { unit: one })}</p>}
      <Bars
        rows={known.map(({ name, perUnit, price = 0, size = 0 }) => ({
          name: named(props, name),
          value: inWords.cents(perUnit),
          parts: [{ share: perUnit / highest }],
          children: (
            <Note>
              {fill(prices.size, { size: inWords.number(size), dollars: inWords.dollars(price) })}
            </Note>
          ),
        }))}
      />
      {spread !== undefined && <p>{fill(prices.spread, { share: inWords.percent(spread, 1) })}</p>}
      {known.length > 0 && known.length < quotes.length && <Note>{prices.some}</Note>}
      {sizesDiffer && sizeSpread !== undefined && (
        <Note look="caution">
          <strong>{prices.sizesDiffer}</strong>{" "}
          {fill(prices.sizes, { share: inWords.percent(sizeSpread, 1) })}
        </Note>
      )}
    </Part>
  );
}

/** How much of what the law asks for was found in each quote, what else is open, and every line. */
function LinesFound(props: Props) {
  const { compared, lineResults, lines: words, found: usual, list } = props;
  const { quotes } = compared;
  const { counts } = lineResults;
  return (
    <Part heading={lineResults.heading}>
      {quotes.map(({ name, lines: { lines, law, missingLaw, missing, unsure, untouched } }) => (
        <Card key={name} heading={named(props, name)}>
          {untouched === lines.length ? (
            <p>{lineResults.untouched}</p>
          ) : (
            <>
              <p>{fill(lineResults.law, { asked: String(law.asked), found: String(law.found) })}</p>
              <p aria-hidden>
                {lines.map(({ id, kind, found }) =>
                  kind === "law" ? <FoundMark key={id} found={found} /> : null,
                )}
              </p>
              <Facts
                look="columns"
                facts={[
                  { label: counts.missing, value: missing.length },
                  { label: counts.unsure, value: unsure.length },
                  { label: counts.left, value: untouched },
                ]}
              />
              {missingLaw.length > 0 && (
                <>
                  <Note>{lineResults.missingLaw}</Note>
                  <ul>
                    {missingLaw.map((id) => (
                      <li key={id}>{words[id].label}</li>
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </Card>
      ))}
      <Note>{lineResults.meaning}</Note>
      <NumberTable
        isNarrow
        label={lineResults.table}
        heads={[lineResults.line, ...quotes.map(({ name }) => name.toUpperCase())]}
        rows={(quotes[0]?.lines.lines ?? []).map(({ id }, index) => {
          const read = quotes.map(({ lines }) => lines.lines[index]);
          return [
            <>
              {words[id].label} {read.some((line) => line?.kind === "law") && <Law>{list.law}</Law>}
            </>,
            ...read.map((line) => (
              <>
                <FoundMark found={line?.found} />
                <span className={heardOnly.heardOnly}>
                  {line?.found ? (words[id].found ?? usual)[line.found] : lineResults.notYet}
                </span>
              </>
            )),
          ];
        })}
      />
    </Part>
  );
}

const Law = ({ children }: { children: string }) => (
  <strong className={styles.law}>{children}</strong>
);

/** The sign of what was found, beside its words; an empty square where nobody looked yet. */
const FoundMark = ({ found }: { found: Found | undefined }) => (
  <span className={styles.mark} data-found={found} aria-hidden>
    {found === "y" && <Icon name="check" />}
    {found === "n" && <Icon name="x" />}
    {found === "u" && "?"}
  </span>
);

/** A bar is at least so much of the price long, and a little longer than the largest deposit. */
const LEAST_SCALE = 0.3;
const ROOM = 1.05;

/** How much of the price each deposit is, and the dates that the law sets for it. */
function Deposits(props: Props) {
  const { compared, deposits: words, days, figures, inWords } = props;
  const rule = figures.deposit;
  const limit = inWords.percent(rule.share, 1);
  const paid = compared.quotes.flatMap(({ name, deposit }) => (deposit ? { name, deposit } : []));
  const scale = Math.max(LEAST_SCALE, ROOM * Math.max(...paid.map(({ deposit }) => deposit.share)));
  const dayOr = (day: string | undefined, counted: string) =>
    day ? <time dateTime={day}>{inWords.day(day)}</time> : counted;
  return (
    <Part heading={words.heading}>
      <Note>{fill(words.limit, { share: limit })}</Note>
      <Bars
        rows={paid.map(({ name, deposit: { dollars, share, startsDates, applyBy, startBy } }) => {
          const told = {
            dollars: inWords.dollars(dollars),
            share: shareBeside(share, rule.share, inWords),
          };
          if (dollars === 0) return { name: named(props, name), parts: [], children: words.none };
          return {
            name: named(props, name),
            parts: [{ share: share / scale }],
            marks: [rule.share / scale],
            children: (
              <>
                <p>
                  {fill(words.share, told)}.{" "}
                  {fill(startsDates ? words.above : words.below, { limit })}
                </p>
                {startsDates && (
                  <Facts
                    facts={[
                      {
                        label: words.applyBy,
                        value: dayOr(
                          applyBy,
                          fill(words.paidDay, { days: String(rule.daysToApply) }),
                        ),
                      },
                      {
                        label: words.startBy,
                        value: dayOr(
                          startBy,
                          fill(words.permitsDay, { days: String(rule.daysToStart) }),
                        ),
                      },
                    ]}
                  />
                )}
              </>
            ),
          };
        })}
      />
      {paid.some(({ deposit }) => deposit.startsDates) && (
        <Note>
          <RichText>{days.text}</RichText>
        </Note>
      )}
    </Part>
  );
}

/** Where the money of each payment plan goes, and its true rate. */
function PaymentPlans(props: Props) {
  const { compared, plans, answers } = props;
  return (
    <Part heading={plans.heading}>
      {compared.quotes.map(({ name, plan }) =>
        plan ? (
          <PaymentPlan
            key={name}
            {...props}
            name={name}
            plan={plan}
            typed={answersOf(answers, name)}
          />
        ) : null,
      )}
    </Part>
  );
}

type PlanProps = Props & {
  name: QuoteName;
  plan: NonNullable<ReadQuote["plan"]>;
  typed: ReturnType<typeof answersOf>;
};

function PaymentPlan({ name, plan, typed, plans: words, inWords, ...props }: PlanProps) {
  const { parts, monthly, payments, total, trueApr = 0 } = plan;
  const { dollars, cents, percent } = inWords;
  const whole = parts.house + parts.inPrice + parts.interest;
  const hasCash = typed["cash-price"] !== undefined;
  const legend = [
    { look: "first" as const, label: hasCash ? words.cashPrice : words.house, sum: parts.house },
    { look: "second" as const, label: words.inPrice, sum: parts.inPrice },
    { look: "third" as const, label: words.interest, sum: parts.interest },
  ].filter(({ look }) => look !== "second" || hasCash);
  const rate = percent(trueApr, 2);
  const picture = fill(hasCash ? words.picture : words.pictureWithout, {
    total: dollars(whole),
    house: dollars(parts.house),
    inPrice: dollars(parts.inPrice),
    interest: dollars(parts.interest),
  });
  const upFront = typed["up-front"];
  return (
    <Card heading={named(props, name)}>
      <Facts
        look="large"
        facts={[
          {
            label: words.trueApr,
            value: trueApr < HIGHEST_APR ? rate : fill(words.highest, { share: rate }),
            range: hasCash ? words.trueAprIs : words.unknownCash,
          },
        ]}
      />
      <Bar parts={legend.map(({ look, sum }) => ({ look, share: sum / whole }))} />
      <Legend items={legend.map(({ sum, ...item }) => ({ ...item, value: dollars(sum) }))} />
      <p>
        {picture}
        {upFront ? ` ${fill(words.upFront, { dollars: dollars(upFront) })}` : ""}
      </p>
      <Facts
        facts={[
          { label: words.monthly, value: cents(monthly) },
          { label: words.payments, value: inWords.number(payments) },
          { label: words.total, value: cents(total) },
          ...(typed.rate === undefined
            ? []
            : [{ label: words.rateOnPaper, value: percent(typed.rate / 100, 2) }]),
        ]}
      />
    </Card>
  );
}

/** What PACE adds to the bill for the property tax, and never without what PACE is. */
function PacePlans(props: Props) {
  const { compared, answers, paces, pace, inWords } = props;
  const totalAfter = (years: number) =>
    fill(isOne(years, inWords.language) ? paces.totalOfOne : paces.total, { years: String(years) });
  return (
    <Part heading={paces.heading}>
      {compared.quotes.map(({ name, pace: one }) =>
        one ? (
          <Card key={name} heading={named(props, name)}>
            <Facts
              facts={[
                { label: paces.yearly, value: inWords.cents(one.yearly) },
                {
                  label: totalAfter(answersOf(answers, name)["pace-years"] ?? 0),
                  value: inWords.cents(one.total),
                },
                { label: paces.interest, value: inWords.cents(one.interest) },
              ]}
            />
          </Card>
        ) : null,
      )}
      <Note look="caution">
        {pace.words.map((sentence) => (
          <RichText key={sentence}>{`${sentence} `}</RichText>
        ))}
      </Note>
    </Part>
  );
}

/** What to ask each firm: the lines that are missing or unsure, those of the law first. */
function Asks({ compared, asks, lines: words, list }: Props) {
  const looked = compared.quotes.filter(({ lines }) => lines.untouched < lines.lines.length);
  if (looked.length === 0) return null;
  return (
    <Part heading={asks.heading}>
      <Note>{asks.text}</Note>
      {looked.map(({ name, lines }) => {
        const open = lines.lines.filter(({ found }) => found === "n" || found === "u");
        return (
          <div key={name} className={styles.sheet}>
            <Card heading={fill(asks.of, { quote: name.toUpperCase() })}>
              {open.length === 0 ? (
                <p>{asks.none}</p>
              ) : (
                <ol>
                  {[...open.filter(isLaw), ...open.filter((line) => !isLaw(line))].map((line) => (
                    <li key={line.id}>
                      {words[line.id].ask} {isLaw(line) && <Law>{list.law}</Law>}
                    </li>
                  ))}
                </ol>
              )}
            </Card>
          </div>
        );
      })}
    </Part>
  );
}

const isLaw = ({ kind }: ReadLine) => kind === "law";
