import { useState } from "react";

interface Props {
  label: string;
  onPick: (value: string) => void;
  children: React.ReactNode;
}

/** A choice, and a button that inserts what was chosen. */
export function Pick({ label, onPick, children }: Props) {
  const [chosen, choose] = useState("");
  return (
    <>
      <select aria-label={label} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{label} …</option>
        {children}
      </select>
      {chosen && (
        <button
          type="button"
          onClick={() => {
            choose("");
            onPick(chosen);
          }}
        >
          Insert
        </button>
      )}
    </>
  );
}
