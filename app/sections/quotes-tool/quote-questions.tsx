/** What is asked of each quote: its amounts in sight, the rest behind lines that open. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Disclosure } from "#app/tools/question-groups.tsx";
import type { Tool } from "#app/tools/use-tool.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { type amountsOfEach, QUOTES, type questions } from "#estimates/quotes/questions.ts";
import styles from "./quotes-tool.module.css";

type Props = SectionProps<"quotes-tool"> & { tool: Tool<typeof questions> };

type Field = keyof typeof amountsOfEach;

const AMOUNTS = ["price", "deposit", "size"] as const;
const DAYS = ["paid", "permits"] as const;
const LOAN = ["cash-price", "monthly", "payments", "rate", "up-front"] as const;
const PACE = ["pace-rate", "pace-years"] as const;
const OVER_TIME = QUOTES.flatMap((name) =>
  [...LOAN, ...PACE].map((field) => `${name}-${field}` as const),
);

export function QuoteQuestions({ quote, amounts, days, overTime, loan, pace, tool }: Props) {
  const ofEach = (fields: readonly Field[]) => (
    <div className={styles.columns}>
      {QUOTES.map((name) => (
        <fieldset key={name} className={styles.quote} data-quote={name}>
          <legend>{fill(quote, { quote: name.toUpperCase() })}</legend>
          <div className={styles.fields}>{fields.map((field) => tool.ask(`${name}-${field}`))}</div>
        </fieldset>
      ))}
    </div>
  );
  return (
    <section className={styles.part}>
      <h2>{amounts.heading}</h2>
      <Hint>{amounts.text}</Hint>
      {ofEach(AMOUNTS)}
      <Disclosure label={days.heading} isInUse={tool.isInUse(DAYS)}>
        <Hint>{days.text}</Hint>
        <div className={styles.columns}>{DAYS.map(tool.ask)}</div>
      </Disclosure>
      <Disclosure label={overTime} isInUse={tool.isInUse(OVER_TIME)}>
        <h3>{loan.heading}</h3>
        <Hint>{loan.text}</Hint>
        {ofEach(LOAN)}
        <h3>{pace.heading}</h3>
        <Hint>{pace.words.join(" ")}</Hint>
        {ofEach(PACE)}
      </Disclosure>
    </section>
  );
}

const Hint = ({ children }: { children: string }) => (
  <Paragraph className={styles.hint}>{children}</Paragraph>
);
