import styles from "./view-choice.module.css";

interface Props {
  /** What is chosen between. */
  label: string;
  /** Of the radio buttons; no other choice of the page has it. */
  name: string;
  choices: { label: string; isFirst: boolean }[];
}

/**
 * A row of pills of which one is chosen. What it shows and hides are elements behind it in the page:
 * `fieldset:has(label:nth-of-type(2) :checked) ~ …`. So it works without scripts.
 */
export function ViewChoice({ label: legend, name, choices }: Props) {
  return (
    <fieldset className={styles.choice} data-screen-only>
      <legend>{legend}</legend>
      {choices.map(({ label, isFirst }) => (
        <label key={label}>
          <input type="radio" name={name} value={label} defaultChecked={isFirst} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
