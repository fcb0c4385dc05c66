import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PutAway } from "#app/tools/put-away.tsx";
import type { Tool } from "#app/tools/use-tool.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { questions } from "#estimates/quotes/questions.ts";
import styles from "./quotes-tool.module.css";

type Props = Pick<SectionProps<"quotes-tool">, "days"> & {
  tool: Pick<Tool<typeof questions>, "ask" | "isInUse">;
};

const DAYS = ["paid", "permits"] as const;

/** When a deposit is paid. It opens, since who still compares has paid none. */
export function DepositDays({ days, tool }: Props) {
  return (
    <PutAway line={days.heading} isInUse={tool.isInUse(DAYS)} className={styles.opens}>
      <p className={styles.hint}>
        <RichText>{days.text}</RichText>
      </p>
      <div className={styles.pairs}>{DAYS.map(tool.ask)}</div>
    </PutAway>
  );
}
