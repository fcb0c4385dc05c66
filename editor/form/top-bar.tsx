import type { ReactNode } from "react";
import styles from "./editor.module.css";

interface Props {
  heading: string;
  status: string;
  message: string;
  /** Buttons. */
  children: ReactNode;
}

export const TopBar = ({ heading, status, message, children }: Props) => (
  <header className={styles.bar}>
    <img src="/icon-192.png" alt="" width="32" height="32" />
    <h1 tabIndex={-1}>{heading}</h1>
    <output data-state={status}>{message}</output>
    {children}
  </header>
);
