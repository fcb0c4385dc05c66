/** The desk of the development server, which runs for as long as this code is not changed. */
import { mailTemplate } from "#app/mail-template.server.ts";
import { openDesk } from "#requests/desk.server.ts";
import { createLogger } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";

export const desk = openDesk({
  settings: readSettings(process.env),
  template: mailTemplate,
  log: createLogger(),
});
desk.start();

// Else an outdated one would go on sending beside the new one.
import.meta.hot?.dispose(() => desk.close());
