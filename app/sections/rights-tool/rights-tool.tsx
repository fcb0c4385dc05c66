import { fill } from "#app/content/fill.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useInWords } from "#app/tools/in-words.ts";
import { MoreExamples } from "#app/tools/more-examples.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Worked } from "#app/tools/worked.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useAwake } from "#app/ui/use-awake.ts";
import type { RightsCard } from "#estimates/rights/card.ts";
import { faultsIn } from "#estimates/rights/faults.ts";
import { type RightsAnswers, rightsQuestions } from "#estimates/rights/questions.ts";
import { rightsFor } from "#estimates/rights/rights.ts";
import { Letters } from "./letters.tsx";
import { RightsAnswer } from "./rights-answer.tsx";
import { RightsForm } from "./rights-form.tsx";
import styles from "./rights-tool.module.css";

/** Which laws may help a homeowner, until which day, and the letter that this may need. */
export function RightsTool(props: SectionProps<"rights-tool">) {
  const { laws, old } = props;
  const inWords = useInWords();
  const now = useAwake() ? todayInFlorida() : props.today;
  const tool = useTool(rightsQuestions, props, (answers) => faultsIn(answers, now));
  const { answers } = tool;
  const query = tool.isExample ? undefined : tool.query;
  const today = (tool.isExample && answers && dayOfExample(answers)) || now;
  const found = answers && rightsFor(answers, laws, today, old);
  const headlineFor = (cards: RightsCard[]) => headlineOf(cards, props.headlines, inWords.fullDay);
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headline={found && headlineFor(found)}
      result={answers && found && <RightsAnswer {...props} {...{ answers, found, today, query }} />}
      below={
        <>
          {answers && found && <Letters {...props} answers={answers} found={found} />}
          <FreeHelp {...props.help} />
          <MoreExamples
            {...props}
            asks={rightsQuestions}
            examples={props.moreExamples}
            // At its address an example would be answered as of today.
            isLinked={false}
            headlineOf={(other) =>
              headlineFor(rightsFor(other, laws, dayOfExample(other) ?? props.today, old))
            }
          />
          <Worked {...props} words={props.checks} figures={figuresOf(props.cards)} />
        </>
      }
    >
      <RightsForm {...props} tool={tool} />
    </ToolFrame>
  );
}

/** An example is as old as what happened in it, and stays what it was. */
const dayOfExample = ({ signed, loss, recorded, paid }: RightsAnswers) =>
  signed ?? loss ?? recorded ?? paid;

/** What the laws count, card by card. */
const figuresOf = (cards: SectionProps<"rights-tool">["cards"]) =>
  Object.values(cards).flatMap(({ title, counts, source }) =>
    counts ? { label: title, value: counts, source } : [],
  );

/** The next day that matters; where none is to come, how many laws may help. */
function headlineOf(
  cards: RightsCard[],
  words: SectionProps<"rights-tool">["headlines"],
  inWords: (day: string) => string,
): string {
  const coming = cards.flatMap(({ days }) => days.filter(({ passed }) => !passed));
  const [next] = coming.toSorted((one, other) => one.day.localeCompare(other.day));
  if (next) return fill(words[next.whose], { day: inWords(next.day) });
  const { length: count } = cards.filter(({ fits }) => fits);
  if (count === 0) return words.none;
  return count === 1 ? words.one : fill(words.several, { count: String(count) });
}

/** Who helps for nothing, and is not us. */
const FreeHelp = ({ heading, text, list }: SectionProps<"rights-tool">["help"]) => (
  <section className={styles.help}>
    <h2>{heading}</h2>
    <p className={styles.soft}>
      <RichText>{text}</RichText>
    </p>
    <dl>
      {list.map(({ name, text: how }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <RichText>{how}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
