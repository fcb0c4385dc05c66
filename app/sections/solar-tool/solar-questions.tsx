import type { ReactNode } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PutAway } from "#app/tools/put-away.tsx";
import threes from "#app/tools/threes.module.css";
import type { Tool } from "#app/tools/use-tool.tsx";
import type { Question } from "#estimates/asking/answers.ts";
import { LOADS } from "#estimates/solar/home-loads.ts";
import {
  OF_FPL,
  OF_LIMITS,
  OF_LOADS,
  OF_PANELS,
  type QuestionName,
} from "#estimates/solar/questions.ts";
import styles from "./solar-tool.module.css";

interface Props extends Pick<SectionProps<"solar-tool">, "groups" | "opens" | "either"> {
  tool: Pick<Tool<Record<QuestionName, Question>>, "ask" | "isInUse">;
}

const SECOND: QuestionName[] = ["secondKw", "secondSide", "secondPitch", "secondShade"];
const OUTAGE: QuestionName[] = ["battery", "units", "reserve", "inverter", "start", "outage"];

/** The questions in groups: what everybody answers in sight, the rest behind lines that open. */
export function SolarQuestions({ groups, opens, either, tool }: Props) {
  const { ask, isInUse } = tool;
  return (
    <>
      <Group label={groups.home}>
        {ask("county")}
        {ask("utility")}
      </Group>
      <Group label={groups.use}>
        <p className={styles.either}>{either}</p>
        <div className={styles.pair}>
          {ask("use")}
          <div className={styles.fpl}>{ask("bill")}</div>
        </div>
        <Opens label={opens.months} isInUse={isInUse(["months"])}>
          {ask("months")}
        </Opens>
      </Group>
      <Group label={groups.panels}>
        {ask("kw")}
        <div className={styles.pair}>
          {ask("count")}
          {ask("watts")}
        </div>
        {ask("side")}
        <div className={threes.threes}>
          {ask("pitch")}
          {ask("shade")}
        </div>
        <Opens label={opens.second} isInUse={isInUse(SECOND)}>
          <div className={threes.threes}>{SECOND.map(ask)}</div>
        </Opens>
      </Group>
      <Group label={groups.money}>
        {ask("price")}
        {ask("change")}
        <div className={styles.fpl}>{ask("city")}</div>
        <div className={styles.other}>
          {ask("pay")}
          {ask("paid")}
        </div>
      </Group>
      <Opens label={opens.battery} isInUse={isInUse([...OUTAGE, ...LOADS])}>
        <div className={styles.pair}>
          {ask("battery")}
          {ask("units")}
        </div>
        <Group label={groups.outage}>
          <div className={styles.loads}>{LOADS.map(ask)}</div>
        </Group>
        {ask("outage")}
        {ask("reserve")}
        <div className={styles.pair}>
          {ask("inverter")}
          {ask("start")}
        </div>
      </Opens>
      <Opens
        label={opens.figures}
        isInUse={isInUse([...OF_FPL, ...OF_LIMITS, ...OF_PANELS, ...OF_LOADS])}
      >
        <div className={styles.fpl}>
          <Group label={groups.tariff}>
            <div className={styles.pair}>{OF_FPL.map(ask)}</div>
          </Group>
          <Group label={groups.limits}>
            <div className={styles.pair}>{OF_LIMITS.map(ask)}</div>
          </Group>
        </div>
        <Group label={groups.roof}>
          <div className={styles.pair}>{OF_PANELS.map(ask)}</div>
        </Group>
        <Group label={groups.loads}>
          <div className={styles.pair}>{OF_LOADS.map(ask)}</div>
        </Group>
      </Opens>
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.questions}>{children}</div>
    </fieldset>
  );
}

interface OpensProps {
  label: string;
  isInUse: boolean;
  children: ReactNode;
}

/** A group of questions in a frame that opens. */
const Opens = ({ label, isInUse, children }: OpensProps) => (
  <PutAway line={label} isInUse={isInUse} className={styles.opens}>
    <div className={styles.questions}>{children}</div>
  </PutAway>
);
