/** What is done to an item of a list as a whole; the focus goes along with it. */
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import X from "lucide-react/icons/x";
import { type Edit, type Path, applied } from "#editor/writing/edit.ts";
import { idOf, useEditingContext } from "./editing-context.ts";
import { byId, fieldAt, focusSoon } from "./focus.ts";
import styles from "./fields.module.css";
import { useState } from "react";

interface Props {
  path: Path;
  /** Of the whole list. */
  count: number;
  /** What the item is called. */
  place: string;
  /** Is told before it is moved, doubled or removed. */
  follow: (edit: Edit) => void;
}

type What = "up" | "down";

/** The button that adds to the list of this path. */
export const addsTo = (list: Path) => `${idOf(list)}:add`;
const buttonOf = (item: Path, what: What) => `${idOf(item)}:${what}`;

/** What is done to an item as a whole; the focus goes along with it. */
export function ItemButtons({ path, count, place, follow }: Props) {
  const { edit } = useEditingContext();
  const at = Number(path.at(-1));
  const list = path.slice(0, -1);
  const change = (one: Edit) => {
    follow(one);
    edit(one);
  };
  function move(what: What) {
    const to = at + (what === "up" ? -1 : 1);
    change({ op: "move", path, to });
    const [there, back] = what === "up" ? (["up", "down"] as const) : (["down", "up"] as const);
    focusSoon(byId(buttonOf([...list, to], there)), byId(buttonOf([...list, to], back)));
  }
  function double() {
    change({ op: "double", path });
    focusSoon(fieldAt([...list, at + 1]));
  }
  function remove() {
    change({ op: "remove", path });
    focusSoon(fieldAt(path), byId(addsTo(list)));
  }
  return (
    <div className={styles.buttons}>
      <button
        id={buttonOf(path, "up")}
        type="button"
        aria-label={`Move up: ${place}`}
        disabled={at === 0}
        onClick={() => move("up")}
      >
        <ArrowUp size={16} aria-hidden="true" />
      </button>
      <button
        id={buttonOf(path, "down")}
        type="button"
        aria-label={`Move down: ${place}`}
        disabled={at === count - 1}
        onClick={() => move("down")}
      >
        <ArrowDown size={16} aria-hidden="true" />
      </button>
      <button type="button" aria-label={`Double: ${place}`} onClick={double}>
        <Copy size={16} aria-hidden="true" />
      </button>
      <button type="button" aria-label={`Remove: ${place}`} onClick={remove}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

/** @returns a key for each item, and what is told before one is moved, doubled or removed */
export function useItemKeys(count: number) {
  const [{ known, round }, setKnown] = useState({ known: [] as string[], round: 0 });
  const keys = Array.from({ length: count }, (_, at) => known[at] ?? `${round}.${at}`);

  function follow(edit: Edit) {
    const at = Number(edit.path.at(-1));
    const moved = applied(keys, { ...edit, path: [at] }).map((key, index, all) =>
      all.indexOf(key) < index ? `${round}.new.${index}` : key,
    );
    setKnown({ known: moved, round: round + 1 });
  }
  return { keys, follow };
}
