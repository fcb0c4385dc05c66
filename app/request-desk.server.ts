import { openDesk } from "#requests/desk.server.ts";
import { readSettings } from "#server/settings.ts";

let desk: ReturnType<typeof openDesk> | undefined;

/** Where actions hand in what visitors send. Opened once, when first needed. */
export function requestDesk() {
  desk ??= openDesk({ settings: readSettings(process.env) });
  return desk;
}
