/** For tests: the built site as a process of its own, which may be treated badly. */
import { onTestFinished } from "vitest";
import * as site from "#scripts/start-site.ts";

/** Nothing stands in a test's way that it does not ask for: no rate limit, no waiting at the end. */
const SETTINGS = { RATE_LIMIT: "0", LEAVE_SECONDS: "0" };

/** Starts it on a free port. It ends with the test at the latest. */
export async function startSite(settings: NodeJS.ProcessEnv): Promise<site.RunningSite> {
  const running = await site.startSite(process.env.BUILD_DIR ?? "build", {
    ...SETTINGS,
    ...settings,
  });
  onTestFinished(running.kill);
  return running;
}
