import { fill } from "#app/content/fill.ts";
import type { FieldWords } from "#app/forms/question-field.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { type InWords, useInWords } from "#app/tools/in-words.ts";
import { Threes } from "#app/tools/question-groups.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { idOf, useTool } from "#app/tools/use-tool.tsx";
import { compareQuotes } from "#estimates/quotes/compare-quotes.ts";
import { errorsIn } from "#estimates/quotes/errors.ts";
import { LINES, linesFound } from "#estimates/quotes/lines.ts";
import { QUOTES, type QuoteAnswers, questions } from "#estimates/quotes/questions.ts";
import { LineList } from "./line-list.tsx";
import { QuoteQuestions } from "./quote-questions.tsx";
import { QuotesAnswer } from "./quotes-answer.tsx";
import styles from "./quotes-tool.module.css";

type Props = SectionProps<"quotes-tool">;

/** Up to three quotes side by side: prices, what is in writing, deposits and paying over time. */
export function QuotesTool(props: Props) {
  const tool = useTool(questions, { ...props, questions: wordsOfQuestions(props) }, errorsIn);
  const { answers, ask } = tool;
  const inWords = useInWords();
  const compared = answers && compareQuotes(answers, props.figures);
  return (
    <ToolFrame
      {...props}
      wide="form"
      // The laws are among the sources of the page.
      figures={[]}
      tool={{ ...tool, errors: tool.errors.map((error) => withQuote(error, props.quote)) }}
      headlineOf={(asked) => headlineOf(asked, props, inWords)}
      result={compared && <QuotesAnswer {...props} {...{ compared, answers, inWords }} />}
    >
      <div className={styles.questions}>
        {tool.askFirst("trade")}
        <Threes>{ask("quotes")}</Threes>
        {props.asksZone && (
          <div data-trades="roof windows" className={styles.ofTrade}>
            {ask("zone")}
          </div>
        )}
        <div data-trades="roof" className={styles.ofTrade}>
          {ask("storm")}
        </div>
        <QuoteQuestions {...props} tool={tool} />
        <LineList {...props} tool={tool} />
      </div>
    </ToolFrame>
  );
}

const NOTHING_SAID = { inWindZone: false, afterEmergency: false, paidOverTime: false };

/** The answer in one line: how far the prices lie apart, or else the first thing that is known. */
function headlineOf(answers: QuoteAnswers, props: Props, { percent, cents }: InWords) {
  const { headlines, units, figures } = props;
  const { trade } = answers;
  const { spread, quotes } = compareQuotes(answers, figures);
  const unit = units[trade].one;
  if (spread !== undefined) return fill(headlines.spread, { unit, share: percent(spread, 1) });
  const priced = quotes.find(({ perUnit }) => perUnit !== undefined);
  if (priced?.perUnit !== undefined) {
    const quote = priced.name.toUpperCase();
    return fill(headlines.perUnit, { quote, dollars: cents(priced.perUnit), unit });
  }
  const looked = quotes.find(({ lines }) => lines.untouched < lines.lines.length) ?? quotes[0];
  if (looked) {
    const { asked, found } = looked.lines.law;
    const quote = looked.name.toUpperCase();
    return fill(headlines.law, { quote, asked: String(asked), found: String(found) });
  }
  const { lines, law } = linesFound(figures.lines, {}, { trade, ...NOTHING_SAID });
  return fill(headlines.blank, { asked: String(law.asked), lines: String(lines.length) });
}

/** The words of all questions: content has those of a quote once. */
function wordsOfQuestions({ questions: shared, ofEach, lines, found }: Props) {
  const ofLines = LINES.map((id): [string, FieldWords] => [
    id,
    { label: lines[id].label, choices: lines[id].found ?? found },
  ]);
  const inQuotes = QUOTES.flatMap((quote) =>
    [...Object.entries<FieldWords>(ofEach), ...ofLines].map(([name, words]) => [
      `${quote}-${name}`,
      words,
    ]),
  );
  return { ...shared, ...Object.fromEntries(inQuotes) } as Record<
    keyof typeof questions,
    FieldWords
  >;
}

/** The same field is there for each quote, so an error tells of which. */
function withQuote(error: { id: string; message: string }, quote: string) {
  const of = QUOTES.find((name) => error.id.startsWith(idOf(`${name}-`)));
  if (!of) return error;
  return { ...error, message: `${fill(quote, { quote: of.toUpperCase() })}, ${error.message}` };
}
