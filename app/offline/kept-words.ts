import type { InterfaceWords } from "#app/content/reading/interface-words.ts";

/** What is said where pages come from the device; as it stands in HTML. */
export type KeptWords = InterfaceWords["keptPages"];
