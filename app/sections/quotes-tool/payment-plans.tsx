import { fill } from "#app/content/fill.ts";
import type { Plan } from "#estimates/quotes/paying-over-time.ts";
import { type AnswersOfOne, answersOf } from "#estimates/quotes/questions.ts";
import { HIGHEST_APR } from "#estimates/quotes/true-apr.ts";
import { Bar } from "./bar.tsx";
import { letterOf } from "./letter-of.ts";
import type { ResultProps } from "./result-props.ts";
import styles from "./results.module.css";

/** Where the money of each payment plan goes, and its true rate. */
export function PaymentPlans(props: ResultProps) {
  const { compared, plans, answers } = props;
  return (
    <section className={styles.part}>
      <h3>{plans.heading}</h3>
      {compared.quotes.map(({ name, plan }) =>
        plan ? (
          <section key={name} className={styles.plan}>
            <h4>{fill(props.quote, { quote: letterOf(name) })}</h4>
            <PlanOf {...props} plan={plan} typed={answersOf(answers, name)} />
          </section>
        ) : null,
      )}
    </section>
  );
}

function PlanOf({ plan, typed, plans: words, inWords }: PlanProps) {
  const { parts } = plan;
  const whole = parts.house + parts.inPrice + parts.interest;
  const hasCash = typed["cash-price"] !== undefined;
  const legend = [
    { look: "first" as const, label: hasCash ? words.cashPrice : words.house, sum: parts.house },
    { look: "second" as const, label: words.inPrice, sum: parts.inPrice },
    { look: "third" as const, label: words.interest, sum: parts.interest },
  ].filter(({ look }) => look !== "second" || hasCash);
  const picture = fill(hasCash ? words.picture : words.pictureWithout, {
    total: inWords.dollars(whole),
    house: inWords.dollars(parts.house),
    inPrice: inWords.dollars(parts.inPrice),
    interest: inWords.dollars(parts.interest),
  });
  return (
    <>
      <p className={styles.rate}>
        <span>{words.trueApr}</span>
        <strong>{aprInWords({ plan, words, inWords })}</strong>
      </p>
      <p className={styles.soft}>{hasCash ? words.trueAprIs : words.unknownCash}</p>
      <Bar parts={legend.map(({ look, sum }) => ({ look, share: sum / whole }))} />
      <dl className={styles.legend}>
        {legend.map(({ look, label, sum }) => (
          <div key={look} data-look={look}>
            <dt>{label}</dt>
            <dd>{inWords.dollars(sum)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {picture}
        {typed["up-front"]
          ? ` ${fill(words.upFront, { dollars: inWords.dollars(typed["up-front"]) })}`
          : ""}
      </p>
      <dl className={styles.facts}>
        {factsOf({ plan, typed, words, inWords }).map(({ label, fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type PlanProps = ResultProps & { plan: Plan; typed: AnswersOfOne };
type Facts = Pick<PlanProps, "plan" | "inWords"> & { words: PlanProps["plans"] };

function factsOf({ plan, typed, words, inWords }: Facts & { typed: AnswersOfOne }) {
  const { monthly, payments, total } = plan;
  return [
    { label: words.monthly, fact: inWords.cents(monthly) },
    { label: words.payments, fact: inWords.number(payments) },
    { label: words.total, fact: inWords.cents(total) },
    ...(typed.rate === undefined
      ? []
      : [{ label: words.rateOnPaper, fact: inWords.rate(typed.rate / 100) }]),
  ];
}

function aprInWords({ plan: { trueApr = 0 }, words, inWords }: Facts): string {
  const rate = inWords.rate(trueApr);
  return trueApr < HIGHEST_APR ? rate : fill(words.highest, { share: rate });
}
