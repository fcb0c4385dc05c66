import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PARTIAL_QUERY } from "#questions/query-names.ts";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import type { ReadyDoor } from "#app/content/ready-door.server.ts";
import common from "#app/ui/common.module.css";
import styles from "./tool-doors.module.css";

export function ToolDoors({ id, heading, lead, doors }: SectionProps<"tool-doors">) {
  if (doors.length === 0) return null;
  const isAlone = doors.length === 1 && !lead;
  return (
    <Band
      id={id}
      heading={heading}
      lead={lead}
      ground="soft"
      className={isAlone ? styles.alone : undefined}
      screenOnly
    >
      <ul className={`${common.cards} ${styles.doors}`}>
        {doors.map((door) => (
          <li key={door.to + door.title}>
            <OneDoor {...door} isAlone={isAlone} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** A form that leads to a tool, with what was typed: it goes by the browser, with or without scripts. */
function OneDoor({ isAlone, ...door }: ReadyDoor & { isAlone: boolean }) {
  const { to, title, text, submit, asks, answered } = door;
  const look = `${common.card} ${isAlone ? "" : common.line} ${styles.door}`;
  return (
    <form method="get" action={to} className={look}>
      <h3>{title}</h3>
      <Paragraph className={isAlone ? undefined : common.lineRest}>{text}</Paragraph>
      {answered.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(asks !== undefined || answered.length > 0) && (
        <input type="hidden" name={PARTIAL_QUERY} value="1" />
      )}
      <div className={styles.ask}>
        {asks && (
          <label>
            <span className={styles.label}>{asks.label}</span>
            <span className={styles.field}>
              {asks.unit && <span aria-hidden>{asks.unit}</span>}
              <input
                name={asks.name}
                inputMode="decimal"
                autoComplete={asks.name === "zip" ? "postal-code" : "off"}
              />
            </span>
          </label>
        )}
        <Button>{submit}</Button>
      </div>
    </form>
  );
}
