import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Disclosure, Pair, QuestionGroup, Threes } from "#app/tools/question-groups.tsx";
import type { Tool } from "#app/tools/use-tool.tsx";
import {
  LOADS,
  OF_LIMITS,
  OF_LOADS,
  OF_PANELS,
  OF_TARIFF,
  type QuestionName,
  type SolarQuestions as Asked,
} from "#estimates/solar/questions.ts";
import styles from "./solar-tool.module.css";

type Props = SectionProps<"solar-tool"> & { tool: Tool<Asked> };

const SECOND: QuestionName[] = ["secondKw", "secondSide", "secondPitch", "secondShade"];
const OUTAGE: QuestionName[] = ["battery", "units", "reserve", "inverter", "start", "outage"];
const OF_TABLES = [...OF_TARIFF, ...OF_LIMITS, ...OF_PANELS, ...OF_LOADS];

/** The questions in groups: what everybody answers in sight, the rest behind lines that open. */
export function SolarQuestions({ groups, opens, either, tool }: Props) {
  const { asks, ask, isInUse } = tool;
  /** Utilities whose prices are known; where there is none, nobody is asked who theirs is. */
  const hasKnown = asks.utility.field.of.length > 1;
  const inPairs = (label: string, names: readonly QuestionName[]) => (
    <QuestionGroup label={label}>
      <Pair>{names.map(ask)}</Pair>
    </QuestionGroup>
  );
  return (
    <>
      <QuestionGroup label={groups.home}>
        {ask("county")}
        {hasKnown && ask("utility")}
      </QuestionGroup>
      <QuestionGroup label={groups.use}>
        <p className={styles.either}>{either}</p>
        <Pair>
          {ask("use")}
          {hasKnown && <div className={styles.known}>{ask("bill")}</div>}
        </Pair>
        <Disclosure label={opens.months} isInUse={isInUse(["months"])}>
          {ask("months")}
        </Disclosure>
      </QuestionGroup>
      <QuestionGroup label={groups.panels}>
        {ask("kw")}
        <Pair>
          {ask("count")}
          {ask("watts")}
        </Pair>
        {ask("side")}
        <Threes>
          {ask("pitch")}
          {ask("shade")}
        </Threes>
        <Disclosure label={opens.second} isInUse={isInUse(SECOND)}>
          <Threes>{SECOND.map(ask)}</Threes>
        </Disclosure>
      </QuestionGroup>
      <QuestionGroup label={groups.money}>
        {ask("price")}
        {ask("change")}
        {hasKnown && <div className={styles.known}>{ask("city")}</div>}
        <div className={styles.other}>
          {ask("pay")}
          {ask("paid")}
        </div>
      </QuestionGroup>
      <Disclosure label={opens.battery} isInUse={isInUse([...OUTAGE, ...LOADS])}>
        <Pair>
          {ask("battery")}
          {ask("units")}
        </Pair>
        <QuestionGroup label={groups.outage}>
          <div className={styles.loads}>{LOADS.map(ask)}</div>
        </QuestionGroup>
        {ask("outage")}
        {ask("reserve")}
        <Pair>
          {ask("inverter")}
          {ask("start")}
        </Pair>
      </Disclosure>
      <Disclosure label={opens.figures} isInUse={isInUse(OF_TABLES)}>
        {hasKnown && (
          <div className={styles.known}>
            {inPairs(groups.tariff, OF_TARIFF)}
            {inPairs(groups.limits, OF_LIMITS)}
          </div>
        )}
        {inPairs(groups.roof, OF_PANELS)}
        {inPairs(groups.loads, OF_LOADS)}
      </Disclosure>
    </>
  );
}
