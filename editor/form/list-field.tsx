/** Items that can be added, moved, duplicated and removed; sections are chosen by their kind. */
import { useState } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import { type Edit, type Path, applied } from "#editor/writing/edit.ts";
import { type FieldProps, idOf, useEditingContext, useProblems } from "./editing-context.ts";
import { Field } from "./field.tsx";
import { GroupFrame, Problems } from "./field-frame.tsx";
import { byId, fieldAt, firstFieldIn, focusSoon } from "./focus.ts";
import { ObjectFields } from "./object-fields.tsx";
import { SectionPicker } from "./section-picker.tsx";
import { blockOf, emptyOf, fitting, resolved, summaryOf } from "./shape.ts";
import { REVIEWS, TakeDownReview } from "./take-down-review.tsx";
import styles from "./fields.module.css";

export function ListField({ shape, value, ...frame }: FieldProps) {
  const { path, label } = frame;
  const { root } = useEditingContext();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const itemShape = shape.items ?? {};
  const kinds = resolved(itemShape, root).oneOf;
  const { keys, change } = useKeyedItems(items.length);
  const [dragged, drag] = useState<number>();
  /** Is open from the start, and typed in at once. */
  const [added, setAdded] = useState<number>();
  function insert(index: number, item: unknown) {
    const at = [...path, index];
    change({ op: "insert", path: at, value: item });
    setAdded(index);
    focusSoon(firstFieldIn(at), fieldAt(at));
  }
  function drop(to: number) {
    drag(undefined);
    if (dragged === undefined || dragged === to) return;
    change({ op: "move", path: [...path, dragged], to });
  }
  const picker = (index: number, isLast: boolean) => (
    <SectionPicker
      id={isLast ? addButtonOf(path) : `${addButtonOf(path)}.${index}`}
      label={isLast ? "Add a section" : "Add a section here"}
      onPick={(kind) => {
        const picked = kinds?.find(({ properties }) => properties?.kind?.const === kind);
        if (picked) insert(index, emptyOf(picked, root));
      }}
    />
  );
  return (
    <GroupFrame {...frame} className={kinds && ""}>
      {items.map((item, index) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Buttons do the same by keys.
        <div
          key={keys[index]}
          className={dragged === undefined ? undefined : styles.target}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => drop(index)}
        >
          {kinds && <div className={styles.between}>{picker(index, false)}</div>}
          <ListItem
            {...{ shape: itemShape, value: item, path: [...path, index], change }}
            label={`${label} ${index + 1}`}
            count={items.length}
            isNew={index === added}
            onDrag={(isOn) => drag(isOn ? index : undefined)}
          />
        </div>
      ))}
      {kinds ? (
        picker(items.length, true)
      ) : (
        <button
          id={addButtonOf(path)}
          type="button"
          className={styles.add}
          onClick={() => insert(items.length, emptyOf(itemShape, root))}
        >
          Add to {label}
        </button>
      )}
    </GroupFrame>
  );
}

interface ItemProps extends FieldProps {
  /** Of the whole list. */
  count: number;
  isNew: boolean;
  /** Moves, doubles or removes the item. */
  change: (edit: Edit) => void;
  /** Is called when it is taken, and when it is let go. */
  onDrag: (isOn: boolean) => void;
}

/** Short lists show what is in them; each item of a long list, and each section, opens by itself. */
const MOST_OPEN = 3;

function ListItem({ shape, value, path, label, count, isNew, change, onDrag }: ItemProps) {
  const { root, known, file } = useEditingContext();
  const kind = known.kinds.find((one) => one.kind === (value as { kind?: string } | null)?.kind);
  const [isOpen, setOpen] = useState(isNew || (!kind && count <= MOST_OPEN));
  const isWrong = useProblems(path, "inside").length > 0;
  const inside = fitting(resolved(shape, root), value, root);
  const isReview = file === REVIEWS && path.length === 1;
  const buttons = <ItemButtons {...{ path, count, label, change, onDrag, isReview }} />;
  if (!inside.properties || /words/i.test(blockOf(shape) ?? "")) {
    return (
      <div className={styles.plainItem}>
        <Field {...{ shape, value, path, label }} />
        {buttons}
      </div>
    );
  }
  const shows = isOpen || isWrong;
  return (
    <div id={idOf(path)} className={styles.item} data-wrong={isWrong}>
      <details open={shows} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {kind && <b>{kind.title}</b>}{" "}
          <span className={styles.summary}>{summaryOf(value) || label}</span>
        </summary>
        {shows && <ObjectFields shape={inside} value={value} path={path} />}
        {shows && isReview && (
          <TakeDownReview number={Number((value as { number?: number }).number)} path={path} />
        )}
        <Problems path={path} />
      </details>
      {buttons}
    </div>
  );
}

const addButtonOf = (list: Path) => `${idOf(list)}:add`;

/** What is done to a whole item; the focus goes along with it. */
function ItemButtons(props: Omit<ItemProps, "shape" | "value" | "isNew"> & { isReview: boolean }) {
  const { path, count, label, change, onDrag, isReview } = props;
  const index = Number(path.at(-1));
  const list = path.slice(0, -1);
  const buttonOf = (action: string, item: Path = path) => `${idOf(item)}:${action}`;
  const move = (to: number, pressed: string, other: string) => {
    change({ op: "move", path, to });
    const moved = [...list, to];
    focusSoon(byId(buttonOf(pressed, moved)), byId(buttonOf(other, moved)));
  };
  const actions = [
    {
      name: "Move up",
      Icon: ArrowUp,
      isOff: index === 0,
      run: () => move(index - 1, "Move up", "Move down"),
    },
    {
      name: "Move down",
      Icon: ArrowDown,
      isOff: index === count - 1,
      run: () => move(index + 1, "Move down", "Move up"),
    },
    {
      name: "Duplicate",
      Icon: Copy,
      run: () => {
        change({ op: "double", path });
        focusSoon(fieldAt([...list, index + 1]));
      },
    },
    {
      name: "Remove",
      Icon: X,
      run: () => {
        change({ op: "remove", path });
        focusSoon(fieldAt(path), byId(addButtonOf(list)));
      },
    },
  ];
  // None of them goes without a reason, or comes twice.
  const shown = isReview ? [] : actions;
  return (
    <div className={styles.buttons}>
      <span
        className={styles.grip}
        title="Drag to move"
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData("text/plain", label);
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
      >
        <GripVertical size={16} aria-hidden="true" />
      </span>
      {shown.map(({ name, Icon, isOff, run }) => (
        <button
          key={name}
          id={buttonOf(name)}
          type="button"
          aria-label={`${name}: ${label}`}
          disabled={isOff}
          onClick={run}
        >
          <Icon size={16} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

/** @returns a key for each item, and what edits the list so that the keys stay with their items */
function useKeyedItems(count: number) {
  const { edit } = useEditingContext();
  const [{ known, round }, setKnown] = useState({ known: [] as string[], round: 0 });
  const keys = Array.from({ length: count }, (_, at) => known[at] ?? `${round}.${at}`);

  function change(one: Edit) {
    const at = Number(one.path.at(-1));
    const moved = applied(keys, { ...one, path: [at] }).map((key, index, all) =>
      all.indexOf(key) < index ? `${round}.new.${index}` : key,
    );
    setKnown({ known: moved, round: round + 1 });
    edit(one);
  }
  return { keys, change };
}
