/** Lets the device keep pages, once this one is at work. Browsers may refuse; then all is as before. */
import { WORKER_ADDRESS, WORKER_POLICY } from "#server/worker-address.ts";

/** Knows one address, whoever asks for which. */
const NAMES_WORKER = { createScriptURL: (_asked: string): string => WORKER_ADDRESS };

export async function registerWorker() {
  try {
    const policy = window.trustedTypes?.createPolicy(WORKER_POLICY, NAMES_WORKER) ?? NAMES_WORKER;
    await navigator.serviceWorker.register(policy.createScriptURL(WORKER_ADDRESS));
  } catch {
    // There is no place to keep anything, as in some private windows.
  }
}
