/**
 * The one script of a page for a storm: once all of it is there, it lets the device keep pages
 * (decision 42), because that page may be the only one that somebody has opened when the network goes.
 * Nothing on the page needs it. It does what app/offline/register-worker.ts does elsewhere, without a file of its own.
 */
import { WORKER_ADDRESS, WORKER_POLICY } from "#server/worker-address.ts";

const RULES = `{createScriptURL:()=>"${WORKER_ADDRESS}"}`;

export const KEEP_PAGES = `addEventListener("load",async()=>{try{const rules=${RULES},names=self.trustedTypes?.createPolicy("${WORKER_POLICY}",rules)??rules;await navigator.serviceWorker.register(names.createScriptURL(""))}catch{}})`;
