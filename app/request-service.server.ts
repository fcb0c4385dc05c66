import { createContext } from "react-router";
import type { RequestService } from "#requests/request-service.server.ts";

/**
 * Where actions hand in what visitors send: `context.get(requestServiceContext)`. The server creates
 * the service and sets it for each request (server/serve.ts); `npm run dev` has one of its own.
 */
export const requestServiceContext = createContext<RequestService>(
  import.meta.env.DEV
    ? (await import("#app/request-service-dev.server.ts")).requestService
    : undefined,
);
