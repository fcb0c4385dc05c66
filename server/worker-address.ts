/** The service worker that keeps pages for when there is no network (app/offline/service-worker.ts). */

/** At the root, so that it may answer for the whole site. */
export const WORKER_ADDRESS = "/worker.js";
/** Takes its place where visitors' devices are to forget what they keep (app/offline/no-service-worker.ts). */
export const NO_WORKER_ADDRESS = "/no-worker.js";
/** The one policy by which a page may name a script: it knows the address of the worker, and no other. */
export const WORKER_POLICY = "worker";
