/** What quotes ask for before and after the work: deposits, loans and PACE. */
import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import { Bar, Bars, Legend } from "#app/tools/answer-bars.tsx";
import { Card, Facts, Note, Part } from "#app/tools/answer-blocks.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { ReadQuote } from "#estimates/quotes/compare-quotes.ts";
import { answersOf, type QuoteName } from "#estimates/quotes/questions.ts";
import { HIGHEST_APR } from "#estimates/quotes/true-apr.ts";
import { named, type QuotesProps as Props } from "./quotes-props.ts";
import { shareBeside } from "./share-beside.ts";

/** A bar is at least so much of the price long, and a little longer than the largest deposit. */
const LEAST_SCALE = 0.3;
const ROOM = 1.05;

/** How much of the price each deposit is, and the dates that the law sets for it. */
export function Deposits(props: Props) {
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
export function PaymentPlans(props: Props) {
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
export function PacePlans(props: Props) {
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
