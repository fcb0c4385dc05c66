import type { ReactNode } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { Tool } from "#app/tools/use-tool.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { type openingsQuestions, PAPERS } from "#estimates/openings/questions.ts";
import { OpeningCounts } from "./opening-counts.tsx";
import styles from "./house-questions.module.css";

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
      <fieldset className={styles.part}>
        <legend>{parts.openings.heading}</legend>
        <PartText>{parts.openings.text}</PartText>
        <OpeningCounts kinds={kinds} classes={classes} tool={tool} />
        {tool.ask("solid-doors")}
      </fieldset>
      <div>
        {(["house", "roof", "attic", "papers"] as const).map((part) => (
          <LaterPart key={part} {...parts[part]} isOpen={ASKED_IN[part].some(isInUse(tool))}>
            {ASKED_IN[part].map(tool.ask)}
          </LaterPart>
        ))}
      </div>
    </div>
  );
}

const isInUse =
  (tool: Props["tool"]) =>
  (name: keyof typeof openingsQuestions): boolean => {
    const { defaultValue, error } = tool.one(name);
    return defaultValue !== "" || error !== undefined;
  };

interface PartProps {
  heading: string;
  text?: string | undefined;
  /** Whether something in it was answered, or has to be mended. */
  isOpen: boolean;
  children: ReactNode;
}

/** Put away at first, so that the walk is not longer than somebody wants it. */
function LaterPart({ heading, text, isOpen, children }: PartProps) {
  return (
    <details className={styles.later} open={isOpen}>
      <summary>{heading}</summary>
      <div className={styles.part}>
        <PartText>{text}</PartText>
        {children}
      </div>
    </details>
  );
}

function PartText({ children }: { children: string | undefined }) {
  return children ? (
    <p className={styles.text}>
      <RichText>{children}</RichText>
    </p>
  ) : null;
}
