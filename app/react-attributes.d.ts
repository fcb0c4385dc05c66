import "react";

/** Attributes that browsers know and React's types do not yet. */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
