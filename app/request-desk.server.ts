import site from "virtual:content";
import { publicOrigin } from "#app/content/load.server.ts";
import { type Desk, openDesk } from "#requests/desk.server.ts";
import { createLogger } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";

let desk: Desk | undefined;

/**
 * Where actions hand in what visitors send. Opened once, when first needed. The process that
 * serves the site starts it; while developing there is no such process, so it starts by itself.
 */
export function requestDesk(): Desk {
  desk ??= openDesk({
    settings: readSettings(process.env),
    stationery: { company: site.company, origin: publicOrigin, messages: site.messages },
    log: createLogger(),
  });
  if (import.meta.env.DEV) desk.start();
  return desk;
}

// Else an outdated one would go on sending beside the new one.
import.meta.hot?.dispose(() => desk?.close());
