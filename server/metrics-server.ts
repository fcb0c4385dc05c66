/** Tells the metrics, on a port of its own: they are not for visitors. */
import { createServer, type Server } from "node:http";
import type { Metrics } from "#server/metrics.ts";

export function createMetricsServer({ tell, contentType }: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    void tell().then(
      (text) => response.writeHead(200, { "Content-Type": contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
