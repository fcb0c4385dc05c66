import { fill } from "#app/content/fill.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useInWords } from "#app/tools/in-words.ts";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { type Tool, useTool } from "#app/tools/use-tool.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { RightsCard } from "#estimates/rights/card.ts";
import { errorsIn } from "#estimates/rights/errors.ts";
import {
  placeOf,
  type RightsAnswers,
  type RightsQuestion,
  rightsQuestions,
  SITUATIONS,
} from "#estimates/rights/questions.ts";
import { rightsFor } from "#estimates/rights/rights.ts";
import { Letters } from "./letters.tsx";
import { RightsAnswer } from "./rights-answer.tsx";
import styles from "./rights-tool.module.css";

type Props = SectionProps<"rights-tool">;

/** Which laws may help a homeowner, until which day, and the letter that this may need. */
export function RightsTool(props: Props) {
  const { laws, old, cards } = props;
  const { fullDay } = useInWords();
  const now = useHydrated() ? todayInFlorida() : props.today;
  const tool = useTool(rightsQuestions, props, (answers) => errorsIn(answers, now));
  const { answers, isExample } = tool;
  const todayFor = (asked: RightsAnswers, example: boolean) =>
    (example && dayOfExample(asked)) || now;
  const today = answers ? todayFor(answers, isExample) : now;
  const found = answers && rightsFor(answers, laws, today, old);
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headlineOf={(asked, example) =>
        headlineOf(rightsFor(asked, laws, todayFor(asked, example), old), props.headlines, fullDay)
      }
      result={
        answers && found && <RightsAnswer {...props} {...{ answers, found, today, isExample }} />
      }
      below={
        <>
          {answers && found && <Letters {...props} {...{ answers, found, today }} />}
          <FreeHelp {...props.help} />
        </>
      }
      figures={Object.values(cards).flatMap(({ title, counts, source }) =>
        counts ? { label: title, value: counts, source } : [],
      )}
    >
      <RightsQuestions {...props} tool={tool} />
    </ToolFrame>
  );
}

/** An example is as old as what happened in it, and stays what it was. */
const dayOfExample = ({ signed, loss, recorded, paid }: RightsAnswers) =>
  signed ?? loss ?? recorded ?? paid;

/** What may be true beside everything else, to be ticked at the end. */
const TICKED: RightsQuestion[] = ["signover", "adjuster", "nopermit", "lost", "cooling"];

/** The situation first, and then what fits it: styles show and hide, so that it works without scripts. */
function RightsQuestions({ tool, also }: Props & { tool: Tool<typeof rightsQuestions> }) {
  const asked = (Object.keys(rightsQuestions) as RightsQuestion[]).filter(
    (name) => name !== "situation" && !TICKED.includes(name),
  );
  const one = (name: RightsQuestion) => {
    const { situations, when } = placeOf(name);
    return (
      <div
        key={name}
        className={styles.one}
        data-in={situations.join(" ")}
        data-when={when?.join("-")}
      >
        {tool.ask(name)}
      </div>
    );
  };
  return (
    <>
      <div className={styles.situation}>{tool.askFirst("situation")}</div>
      {asked.map(one)}
      <fieldset className={`${styles.one} ${styles.also}`} data-in={SITUATIONS.join(" ")}>
        <legend>{also}</legend>
        {TICKED.map(one)}
      </fieldset>
    </>
  );
}

/** The next day that matters; where none is to come, how many laws may help. */
function headlineOf(
  cards: RightsCard[],
  words: Props["headlines"],
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
const FreeHelp = ({ heading, text, list }: Props["help"]) => (
  <section className={styles.help}>
    <h2>{heading}</h2>
    <Paragraph className={styles.soft}>{text}</Paragraph>
    <FactList rows={list.map((one) => ({ label: one.name, fact: one.text }))} className={null} />
  </section>
);
