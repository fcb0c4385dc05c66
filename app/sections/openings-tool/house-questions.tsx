import type { ReactNode } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PutAway } from "#app/tools/put-away.tsx";
import type { Tool } from "#app/tools/use-tool.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { type openingsQuestions, PAPERS } from "#estimates/openings/questions.ts";
import { OpeningCounts } from "./opening-counts.tsx";
import styles from "./openings-tool.module.css";

type Props = SectionProps<"openings-tool"> & { tool: Tool<typeof openingsQuestions> };

/** What is asked in each part of the walk, after the openings. */
const ASKED_IN = {
  house: ["county", "built", "permit", "wind-speed"],
  roof: ["roof", "roof-permit", "approval", "older-part", "slope", "flat", "perimeter", "not-hip"],
  attic: ["deck", "ties", "sealed"],
  papers: PAPERS,
} as const;

/** A walk around the house and through its attic, and then to the drawer with the papers. */
export function HouseQuestions({ parts, tool, kinds, classes }: Props) {
  return (
    <div className={styles.parts}>
      <fieldset className={styles.openings}>
        <legend>{parts.openings.heading}</legend>
        <div className={styles.part}>
          <PartText>{parts.openings.text}</PartText>
          <OpeningCounts kinds={kinds} classes={classes} tool={tool} />
          {tool.ask("solid-doors")}
        </div>
      </fieldset>
      <div>
        {(["house", "roof", "attic", "papers"] as const).map((part) => (
          <LaterPart key={part} {...parts[part]} isInUse={tool.isInUse(ASKED_IN[part])}>
            {ASKED_IN[part].map(tool.ask)}
          </LaterPart>
        ))}
      </div>
    </div>
  );
}

interface PartProps {
  heading: string;
  text?: string | undefined;
  isInUse: boolean;
  children: ReactNode;
}

/** Put away at first, so that the walk is not longer than somebody wants it. */
function LaterPart({ heading, text, isInUse, children }: PartProps) {
  return (
    <PutAway line={heading} isInUse={isInUse} className={styles.later}>
      <div className={styles.part}>
        <PartText>{text}</PartText>
        {children}
      </div>
    </PutAway>
  );
}

function PartText({ children }: { children: string | undefined }) {
  return children ? (
    <p className={styles.text}>
      <RichText>{children}</RichText>
    </p>
  ) : null;
}
