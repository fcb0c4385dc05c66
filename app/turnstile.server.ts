import { createContext } from "react-router";
import type { Turnstile } from "#server/turnstile.ts";

/** Where rendering waits for its turn. Only the process that serves the site has others to think of. */
export const turnstileContext = createContext<Turnstile>((work) => work());
