import { createContext } from "react-router";
import type { Desk } from "#requests/desk.server.ts";

/**
 * Where actions hand in what visitors send: `context.get(deskContext)`. The process that serves the
 * site owns the desk and gives it along with each request; while developing there is no such process.
 */
export const deskContext = createContext<Desk>(
  import.meta.env.DEV ? (await import("#app/developers-desk.server.ts")).desk : undefined,
);
