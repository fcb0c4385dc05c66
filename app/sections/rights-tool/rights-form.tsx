import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { Tool } from "#app/tools/use-tool.tsx";
import {
  FITS,
  type RightsQuestion,
  rightsQuestions,
  SITUATIONS,
} from "#estimates/rights/questions.ts";
import styles from "./rights-tool.module.css";

/** What may be true beside everything else, to be ticked at the end. */
const TICKED = ["signover", "adjuster", "nopermit", "lost", "cooling"] as const;

type Props = SectionProps<"rights-tool"> & { tool: Tool<typeof rightsQuestions> };

/** The situation first, and then what fits it: styles show and hide, so that it works without scripts. */
export function RightsForm({ tool, also }: Props) {
  const asked = (Object.keys(rightsQuestions) as RightsQuestion[]).filter(
    (name) => name !== "situation" && !TICKED.some((ticked) => ticked === name),
  );
  const one = (name: RightsQuestion) => (
    <div key={name} className={styles.one} data-in={situationsOf(name)} data-when={whenOf(name)}>
      {tool.ask(name)}
    </div>
  );
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

const situationsOf = (name: RightsQuestion) => (FITS[name]?.in ?? SITUATIONS).join(" ");
const whenOf = (name: RightsQuestion) => FITS[name]?.when?.join("-");
