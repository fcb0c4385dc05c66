import { log } from "#app/log.server.ts";

/** How React Router says that another site sent a form; that is its business, not an error of ours. */
const FROM_ELSEWHERE = /`origin` header/;

/** Tells developers all about an error, and the log only what cannot be about a visitor. */
export function tellError(error: unknown) {
  // React Router sets this while it builds the site.
  const isBuilding = process.env.IS_RR_BUILD_REQUEST === "yes";
  if (isBuilding || !import.meta.env.PROD) console.error(error);
  else if (error instanceof Error && FROM_ELSEWHERE.test(error.message)) {
    log.info("a form from another site was refused");
  } else log.error({ err: error }, "a page failed");
}
