/** What quotes ask for before and after the work: deposits, loans and PACE. */
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import { Bar, Bars, Legend } from "#app/tools/answer-bars.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Card, Facts, Note, Part } from "#app/tools/answer-blocks.tsx";
import type { InWords } from "#app/tools/in-words.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import type { ComparedQuotes, ReadQuote } from "#estimates/quotes/compare-quotes.ts";
import { HIGHEST_APR, type Plan } from "#estimates/quotes/payment-plan.ts";
import type { QuoteAnswers, QuoteName } from "#estimates/quotes/questions.ts";

/** What each part of the answer gets. */
export type QuotesProps = SectionProps<"quotes-tool"> & {
  compared: ComparedQuotes;
  answers: QuoteAnswers;
  inWords: InWords;
};

/** `Quote A` */
export const named = ({ quote }: Pick<QuotesProps, "quote">, name: QuoteName) =>
  fill(quote, { quote: name.toUpperCase() });

/** A bar is at least so much of the price long, and a little longer than the largest deposit. */
const LEAST_SCALE = 0.3;
const ROOM = 1.05;
const MOST_DIGITS = 6;

/** How much of the price each deposit is, and the dates that the law sets for it. */
export function Deposits(props: QuotesProps) {
  const { compared, deposits: words, days, figures, inWords } = props;
  const { share: most, daysToApply, daysToStart } = figures.deposit;
  const limit = inWords.percent(most, 1);
  const paid = compared.quotes.flatMap(({ name, deposit }) => (deposit ? { name, deposit } : []));
  const scale = Math.max(LEAST_SCALE, ROOM * Math.max(...paid.map(({ deposit }) => deposit.share)));
  const dayOr = (day: string | undefined, phrase: string, count: number) =>
    day ? <time dateTime={day}>{inWords.day(day)}</time> : fill(phrase, { days: String(count) });
  return (
    <Part heading={words.heading}>
      <Note>{fill(words.limit, { share: limit })}</Note>
      <Bars
        rows={paid.map(({ name, deposit: { dollars, share, startsDates, applyBy, startBy } }) => {
          if (dollars === 0) return { name: named(props, name), parts: [], children: words.none };
          const amount = { dollars: inWords.dollars(dollars), share: above(share, most, inWords) };
          const meaning = fill(startsDates ? words.above : words.below, { limit });
          return {
            name: named(props, name),
            parts: [{ share: share / scale }],
            marks: [most / scale],
            children: (
              <>
                <p>
                  {fill(words.share, amount)}. {meaning}
                </p>
                {startsDates && (
                  <Facts
                    facts={[
                      { label: words.applyBy, value: dayOr(applyBy, words.paidDay, daysToApply) },
                      {
                        label: words.startBy,
                        value: dayOr(startBy, words.permitsDay, daysToStart),
                      },
                    ]}
                  />
                )}
              </>
            ),
          };
        })}
      />
      {paid.some(({ deposit }) => deposit.startsDates) && <Note text={days.text} />}
    </Part>
  );
}

/** A share that is above a limit must not look like it: then it gets more digits. */
export function above(share: number, limit: number, { percent }: InWords): string {
  for (let digits = 1; digits < MOST_DIGITS; digits += 1) {
    const written = percent(share, digits);
    if (share === limit || written !== percent(limit, digits)) return written;
  }
  return percent(share, MOST_DIGITS);
}

/** Where the money of each payment plan goes, and its true rate. */
export const PaymentPlans = (props: QuotesProps) => (
  <Part heading={props.plans.heading}>
    {props.compared.quotes.map(
      (quote) =>
        quote.plan && <PaymentPlan key={quote.name} {...props} of={quote} plan={quote.plan} />,
    )}
  </Part>
);

function PaymentPlan({ of, plan, ...props }: QuotesProps & { of: ReadQuote; plan: Plan }) {
  const { plans: words, inWords } = props;
  const { dollars, cents, percent, number } = inWords;
  const { parts, monthly, payments, total, trueApr = 0 } = plan;
  const { "cash-price": cashPrice, "up-front": upFront, rate: rateOnPaper } = of.answers;
  const hasCash = cashPrice !== undefined;
  const whole = parts.house + parts.inPrice + parts.interest;
  const legend = [
    { look: "first" as const, label: hasCash ? words.cashPrice : words.house, sum: parts.house },
    { look: "second" as const, label: words.inPrice, sum: parts.inPrice },
    { look: "third" as const, label: words.interest, sum: parts.interest },
  ].filter(({ look }) => look !== "second" || hasCash);
  const rate = percent(trueApr, 2);
  return (
    <Card heading={named(props, of.name)}>
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
      {upFront ? <p>{fill(words.upFront, { dollars: dollars(upFront) })}</p> : null}
      <Facts
        facts={[
          { label: words.monthly, value: cents(monthly) },
          { label: words.payments, value: number(payments) },
          { label: words.total, value: cents(total) },
          ...(rateOnPaper === undefined
            ? []
            : [{ label: words.rateOnPaper, value: percent(rateOnPaper / 100, 2) }]),
        ]}
      />
    </Card>
  );
}

/** What PACE adds to the bill for the property tax, and never without what PACE is. */
export function PacePlans(props: QuotesProps) {
  const { compared, paces: words, pace: meaning, inWords } = props;
  const totalAfter = (years: number) =>
    fill(isSingular(years, inWords.language) ? words.totalOfOne : words.total, {
      years: String(years),
    });
  return (
    <Part heading={words.heading}>
      {compared.quotes.map(
        ({ name, pace }) =>
          pace && (
            <Card key={name} heading={named(props, name)}>
              <Facts
                facts={[
                  { label: words.yearly, value: inWords.cents(pace.yearly) },
                  { label: totalAfter(pace.years), value: inWords.cents(pace.total) },
                  { label: words.interest, value: inWords.cents(pace.interest) },
                ]}
              />
            </Card>
          ),
      )}
      <Note look="caution">
        {meaning.words.map((sentence) => (
          <RichText key={sentence}>{`${sentence} `}</RichText>
        ))}
      </Note>
    </Part>
  );
}
