import { useMemo } from "react";
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { type InWords, useInWords } from "#app/tools/in-words.ts";
import { Disclosure, QuestionGroup } from "#app/tools/question-groups.tsx";
import type { Figure } from "#app/tools/tool-details.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { type Tool, useTool } from "#app/tools/use-tool.tsx";
import { errorsIn } from "#estimates/openings/errors.ts";
import { type FormAnswers, formAnswers } from "#estimates/openings/form-answers.ts";
import {
  type OpeningsAnswers,
  type openingsQuestions,
  PAPERS,
  questionsIn,
} from "#estimates/openings/questions.ts";
import { OpeningCounts } from "./opening-counts.tsx";
import { OpeningsAnswer, openingsInWords } from "./openings-answer.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import styles from "./openings-tool.module.css";

type Props = SectionProps<"openings-tool">;

const check = (answers: OpeningsAnswers) => errorsIn(answers, todayInFlorida());

export function OpeningsTool(props: Props) {
  const { counties, zone, rules } = props;
  const asks = useMemo(() => questionsIn(counties), [counties]);
  const tool = useTool(asks, props, check);
  const inWords = useInWords();
  const read = (answers: OpeningsAnswers) => {
    const { county } = answers;
    const isInZone = zone.some((one) => one.county === county);
    // Where no county of ours is in the zone, nobody is asked for theirs.
    const inZone = county || zone.length === 0 ? isInZone : undefined;
    return formAnswers(answers, inZone, rules);
  };
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headlineOf={(answers) => headlineOf(read(answers), props, inWords)}
      result={
        tool.answers && (
          <OpeningsAnswer {...props} read={read(tool.answers)} isExample={tool.isExample} />
        )
      }
      figures={figuresOf(props, inWords)}
    >
      <HouseQuestions {...props} tool={tool} />
    </ToolFrame>
  );
}

/** What is asked in each part of the walk, after the openings. */
const ASKED_IN = {
  house: ["county", "built", "permit", "wind-speed"],
  roof: ["roof", "roof-permit", "approval", "older-part", "slope", "flat", "perimeter", "not-hip"],
  attic: ["deck", "ties", "sealed"],
  papers: PAPERS,
} as const;

/** A walk around the house and through its attic, and then to the drawer with the papers. */
function HouseQuestions(props: Props & { tool: Tool<typeof openingsQuestions> }) {
  const { parts, tool, zone } = props;
  const text = (words: string | undefined) => (
    <Paragraph className={styles.text}>{words}</Paragraph>
  );
  return (
    <>
      <QuestionGroup label={parts.openings.heading}>
        {text(parts.openings.text)}
        <OpeningCounts {...props} />
        {tool.ask("solid-doors")}
      </QuestionGroup>
      <div>
        {(["house", "roof", "attic", "papers"] as const).map((part) => (
          <Disclosure
            key={part}
            look="part"
            label={parts[part].heading}
            isInUse={tool.isInUse(ASKED_IN[part])}
          >
            {text(parts[part].text)}
            {ASKED_IN[part].map((name) => (name !== "county" || zone.length > 0) && tool.ask(name))}
          </Disclosure>
        ))}
      </div>
    </>
  );
}

/** The answer in one line: what the form would read of the glass, and why. */
function headlineOf({ glass, rows }: FormAnswers, words: Props, inWords: InWords): string {
  const { best, bestOfOne, decided, repair, none } = words.headlines;
  const { weakest } = glass;
  const read = rows.filter(({ letter }) => letter !== undefined).length;
  if (!weakest) return fill(none, { count: String(read) });
  const openings = openingsInWords(weakest.openings, words.kinds, inWords);
  if (glass.repairFirst) return fill(repair, { openings });
  if (glass.letter === "A") {
    const phrase = isSingular(glass.openings, inWords.language) ? bestOfOne : best;
    return fill(phrase, { count: String(glass.openings) });
  }
  return fill(decided, { letter: glass.letter ?? "", openings });
}

/** The dates and limits that the answers rest on. */
function figuresOf(
  { figures, rules, zone, formSource, zoneSource }: Props,
  { day, list }: InWords,
): Figure[] {
  const ofForm = (label: string | undefined, value: string, values: Record<string, string>) => ({
    label: label ?? "",
    value: fill(value, values),
    source: formSource,
  });
  return [
    ...rules.code.map(({ letter, permitAfter, builtFrom }) =>
      ofForm(figures.code[letter], figures.appliedAfter, {
        date: day(permitAfter),
        least: String(builtFrom),
      }),
    ),
    ...(zone.length > 0
      ? [{ label: figures.zone, value: list(zone.map(({ name }) => name)), source: zoneSource }]
      : []),
    ...rules.regions
      .filter(({ from }) => from > 0)
      .map(({ letter, from }) =>
        ofForm(figures.regions[letter], figures.speed, { least: String(from) }),
      ),
    ...rules.covering.map(({ letter, permitFrom, originalFrom }) =>
      ofForm(figures.covering[letter], figures.appliedFrom, {
        date: day(permitFrom),
        least: String(originalFrom),
      }),
    ),
    ofForm(figures.hip, figures.share, { most: String(rules.hipLimit * 100) }),
  ];
}
