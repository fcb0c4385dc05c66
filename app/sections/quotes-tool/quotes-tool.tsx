import { useMemo } from "react";
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { idOf } from "#app/tools/use-tool.tsx";
import { MoreExamples } from "#app/tools/more-examples.tsx";
import threes from "#app/tools/threes.module.css";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Worked } from "#app/tools/worked.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";
import { compareQuotes } from "#estimates/quotes/compare-quotes.ts";
import { faultsIn } from "#estimates/quotes/faults.ts";
import { QUOTES, questions } from "#estimates/quotes/questions.ts";
import { DepositDays } from "./deposit-days.tsx";
import { figuresInWords } from "./figures-in-words.ts";
import { figuresUsed } from "./figures-used.ts";
import { headlineOf } from "./headline-of.ts";
import { LineList } from "./line-list.tsx";
import { letterOf } from "./letter-of.ts";
import { OfEachQuote } from "./of-each-quote.tsx";
import { OverTime } from "./over-time.tsx";
import { QuotesResult } from "./quotes-result.tsx";
import { wordsOfQuestions } from "./words-of-questions.ts";
import styles from "./quotes-tool.module.css";

const AMOUNTS = ["price", "deposit", "size"] as const;

export function QuotesTool(props: SectionProps<"quotes-tool">) {
  const { language } = useSite();
  const words = useMemo(() => wordsOfQuestions(props), [props]);
  const tool = useTool(questions, { ...props, questions: words }, faultsIn);
  const { answers, ask, typed } = tool;
  const compared = answers && compareQuotes(answers, props.figures);
  const inWords = figuresInWords(language);
  const below = useMemo(
    () => (
      <>
        <MoreExamples
          {...props}
          asks={questions}
          examples={props.moreExamples}
          headlineOf={(other) => {
            const found = compareQuotes(other, props.figures);
            return headlineOf({ compared: found, trade: other.trade, inWords, ...props });
          }}
        />
        <Worked {...props} words={props.checks} figures={figuresUsed({ inWords, ...props })} />
      </>
    ),
    [props, inWords],
  );
  return (
    <ToolFrame
      {...props}
      wide="form"
      tool={{ ...tool, errors: tool.errors.map((error) => withQuote(error, props.quote)) }}
      headline={compared && headlineOf({ compared, trade: answers.trade, inWords, ...props })}
      result={compared && <QuotesResult {...props} {...{ compared, answers, inWords }} />}
      below={below}
    >
      <div
        className={styles.questions}
        data-trade={typed.trade?.[0]}
        data-quotes={typed.quotes?.[0]}
        data-zone={typed.zone?.[0]}
        data-storm={typed.storm?.[0]}
      >
        {tool.askFirst("trade")}
        <div className={threes.threes}>{ask("quotes")}</div>
        <div data-trades="roof windows" className={styles.ofTrade}>
          {ask("zone")}
        </div>
        <div data-trades="roof" className={styles.ofTrade}>
          {ask("storm")}
        </div>
        <section className={styles.part}>
          <h2>{props.amounts.heading}</h2>
          <p className={styles.hint}>
            <RichText>{props.amounts.text}</RichText>
          </p>
          <OfEachQuote {...props} fields={AMOUNTS} tool={tool} />
          <DepositDays {...props} tool={tool} />
          <OverTime {...props} tool={tool} />
        </section>
        <LineList {...props} tool={tool} />
      </div>
    </ToolFrame>
  );
}

/** The same field is there for each quote, so a problem tells of which. */
function withQuote(problem: { id: string; message: string }, quote: string) {
  const of = QUOTES.find((name) => problem.id.startsWith(idOf(`${name}-`)));
  if (!of) return problem;
  return { ...problem, message: `${fill(quote, { quote: letterOf(of) })}, ${problem.message}` };
}
