import { createLogger } from "#server/log.ts";

const log = createLogger();

/** Tells developers all about an error, and the log only what cannot be about a visitor. */
export function tellError(error: unknown) {
  // React Router sets this while it builds the site.
  const isBuilding = process.env.IS_RR_BUILD_REQUEST === "yes";
  if (isBuilding || !import.meta.env.PROD) console.error(error);
  else log.error({ err: error }, "a page failed");
}
