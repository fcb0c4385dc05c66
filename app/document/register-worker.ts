/**
 * Registers the service worker (app/offline/service-worker.ts), as text for an inline script. Storm pages
 * have no other script; all others run it once they are hydrated. Browsers may refuse, as in some private
 * windows; nothing on the page needs it.
 */
import { WORKER_ADDRESS, WORKER_POLICY } from "#server/worker-address.ts";

const RULES = `{createScriptURL:()=>"${WORKER_ADDRESS}"}`;

/** A statement for an async function. */
export const REGISTER_WORKER = `try{const rules=${RULES},names=self.trustedTypes?.createPolicy("${WORKER_POLICY}",rules)??rules;await navigator.serviceWorker.register(names.createScriptURL(""))}catch{}`;

/** The one script of a storm page, which may be the only page that somebody opens before the network goes. */
export const STORM_SCRIPT = `addEventListener("load",async()=>{${REGISTER_WORKER}})`;
