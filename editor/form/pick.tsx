import { useState } from "react";
import styles from "./fields.module.css";

interface Props {
  label: string;
  onPick: (value: string) => void;
  children: React.ReactNode;
}

/** Keys that choose in a closed list, one choice after the other. */
const LEAFS = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|\S)$/;

/**
 * A button that opens a choice. What is pressed in the open list is taken at once; who leafs through the closed
 * one by keys takes with Enter what stands there.
 */
export function Pick({ label, onPick, children }: Props) {
  const [isLeafing, setLeafing] = useState(false);
  const [chosen, choose] = useState("");
  const rest = () => {
    setLeafing(false);
    choose("");
  };
  function take(value: string) {
    rest();
    if (value) onPick(value);
  }
  return (
    <>
      <select
        aria-label={label}
        value={chosen}
        onKeyDown={(event) => {
          if (event.key === "Enter" && chosen) {
            event.preventDefault();
            take(chosen);
          } else setLeafing(LEAFS.test(event.key) && !event.altKey);
        }}
        onPointerDown={() => setLeafing(false)}
        onBlur={rest}
        onChange={({ target }) => (isLeafing ? choose(target.value) : take(target.value))}
      >
        <option value="">{label} …</option>
        {children}
      </select>
      <output className={styles.note}>{chosen && "Enter takes it"}</output>
    </>
  );
}
