import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Props = Omit<ComponentProps<"button">, "type" | "className">;

/** Sends the form around it. Links that look alike are in actions.tsx. */
export function Button(props: Props) {
  return <button {...props} type="submit" className={styles.button} />;
}
