import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PutAway } from "#app/tools/put-away.tsx";
import type { Tool } from "#app/tools/use-tool.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { QUOTES, type questions } from "#estimates/quotes/questions.ts";
import { OfEachQuote } from "./of-each-quote.tsx";
import styles from "./quotes-tool.module.css";

type Props = Pick<SectionProps<"quotes-tool">, "quote" | "overTime" | "loan" | "pace"> & {
  tool: Pick<Tool<typeof questions>, "ask" | "isInUse">;
};

const LOAN = ["cash-price", "monthly", "payments", "rate", "up-front"] as const;
const PACE = ["pace-rate", "pace-years"] as const;

/** How a quote is paid over time. It opens, since few quotes offer that. */
export function OverTime({ quote, overTime, loan, pace, tool }: Props) {
  const names = QUOTES.flatMap((name) =>
    [...LOAN, ...PACE].map((field) => `${name}-${field}` as const),
  );
  return (
    <PutAway line={overTime} isInUse={tool.isInUse(names)} className={styles.opens}>
      <h3>{loan.heading}</h3>
      <p className={styles.hint}>
        <RichText>{loan.text}</RichText>
      </p>
      <OfEachQuote quote={quote} fields={LOAN} tool={tool} />
      <h3>{pace.heading}</h3>
      <p className={styles.hint}>
        {pace.words.map((sentence) => (
          <RichText key={sentence}>{`${sentence} `}</RichText>
        ))}
      </p>
      <OfEachQuote quote={quote} fields={PACE} tool={tool} />
    </PutAway>
  );
}
