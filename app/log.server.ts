import { createLogger } from "#server/log.ts";

/** The log of this process; see server/log.ts for what may stand in it. */
export const log = createLogger();
