/** The request service of the development server. */
import { mailTemplate } from "#app/mail-template.server.ts";
import { createRequestService } from "#requests/request-service.server.ts";
import { log } from "#app/log.server.ts";
import { readSettings } from "#server/settings.ts";

export const requestService = createRequestService({
  settings: readSettings(process.env),
  mailTemplate,
  log,
});
requestService.start();

// Vite loads this module again after a change: the old one must not go on sending.
import.meta.hot?.dispose(() => requestService.close());
