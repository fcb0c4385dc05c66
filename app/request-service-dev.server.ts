/** The request service of the development server. */
import { stationery } from "#app/stationery.server.ts";
import { createRequestService } from "#requests/request-service.server.ts";
import { createLogger } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";

export const requestService = createRequestService({
  settings: readSettings(process.env),
  stationery,
  log: createLogger(),
});
requestService.start();

// Vite loads this module again after a change: the old one must not go on sending.
import.meta.hot?.dispose(() => requestService.close());
