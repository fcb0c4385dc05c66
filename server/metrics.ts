/**
 * What Prometheus may read of the process: counts and ages, and nobody's data. What to do about each is in
 * docs/operating.md.
 */
import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { RequestService } from "#requests/request-service.server.ts";
import { sharedLook } from "#server/health.ts";

const DAY_MS = 24 * 3_600_000;

type Metrics = ReturnType<typeof createMetrics>;

/**
 * @param lookAtRequests how the requests are doing; throws when the database cannot be used
 * @param claimsEnd the last days, like `2026-12-30`, of facts that the build states
 */
export function createMetrics(
  lookAtRequests: RequestService["health"],
  claimsEnd: string[],
  now: () => Date = () => new Date(),
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const look = sharedLook(lookAtRequests);
  const [firstEnd] = claimsEnd.toSorted();

  type State = Awaited<ReturnType<RequestService["health"]>>;
  /** Where the database cannot be used, ages and numbers are unknown, rather than good. */
  const gauge = (
    name: string,
    help: string,
    read: (state: State | undefined) => number | undefined,
  ) => {
    const it: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: async () => it.set(read(await look().catch(() => undefined)) ?? Number.NaN),
    });
  };
  gauge("site_database_usable", "Whether the database takes writes: 1 or 0", (state) =>
    state ? 1 : 0,
  );
  gauge(
    "site_outbox_oldest_seconds",
    "Age of the oldest message that waits to be sent",
    (state) => state?.oldestSeconds,
  );
  gauge("site_outbox_waiting", "Messages that wait to be sent", (state) => state?.waiting);
  gauge(
    "site_outbox_dead_letters",
    "Messages that could not be sent for days and wait for a person",
    (state) => state?.deadLetters,
  );
  gauge(
    "site_next_claim_ends_days",
    "Days until the next fact on our pages runs out; below 0, a release is overdue",
    () =>
      firstEnd === undefined
        ? undefined
        : Math.ceil((Date.parse(firstEnd) - now().getTime()) / DAY_MS),
  );
  const answers = new Counter({
    name: "site_answers_total",
    help: "Answers by the class of their status, like 2xx",
    labelNames: ["class"],
    registers,
  });
  const failures = new Counter({
    name: "site_write_failures_total",
    help: "What visitors sent and the database did not take",
    registers,
  });
  const countingFailure = <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => {
      failures.inc();
      throw error;
    });

  return {
    registry,
    /** From now on counts what this server answers. */
    countAnswers(server: Server) {
      server.on("request", (_request, response) => {
        response.once("finish", () => {
          answers.inc({ class: `${Math.trunc(response.statusCode / 100)}xx` });
        });
      });
    },
    /** The same service, of which is counted what it could not keep. */
    watched: (service: RequestService): RequestService => ({
      ...service,
      save: (request) => countingFailure(service.save(request)),
      verify: (link) => countingFailure(service.verify(link)),
      stop: (contact) => countingFailure(service.stop(contact)),
    }),
  };
}

/** Answers at `/metrics`, on a port of its own: the metrics are not for visitors. */
export function createMetricsServer({ registry }: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    const text = await registry.metrics().catch(() => undefined);
    if (text === undefined) return response.writeHead(500).end();
    return response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
  });
}
