/**
 * What a program that watches may know of the process, as Prometheus reads it: counts and ages, and
 * nobody's data. What to do about each is in docs/operating.md.
 */
import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { RequestService } from "#requests/request-service.server.ts";
import { sharedLook } from "#server/health.ts";

const DAY_MS = 24 * 3_600_000;

export interface Metrics {
  /** In the text format of Prometheus. */
  tell: () => Promise<string>;
  contentType: string;
  /** From now on counts what this server answers. */
  countAnswers: (server: Server) => void;
  /** The same requestService, of which is counted what it takes, and what it could not keep. */
  watched: (requestService: RequestService) => RequestService;
}

/**
 * @param lookAtRequests how the requests are doing; throws when the database cannot be used
 * @param claimsEnd the last days, like `2026-12-30`, of facts that the build states
 */
export function createMetrics(
  lookAtRequests: RequestService["health"],
  claimsEnd: string[],
  now: () => Date = () => new Date(),
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addRequestGauges(registry, sharedLook(lookAtRequests));
  addClaimGauge(registry, claimsEnd, now);

  const answers = new Counter({
    name: "site_answers_total",
    help: "Answers by the class of their status, like 2xx",
    labelNames: ["class"],
    registers,
  });
  const accepted = new Counter({
    name: "site_requests_accepted_total",
    help: "Requests that were kept, by kind and by each service they are about",
    labelNames: ["kind", "service"],
    registers,
  });
  const failures = new Counter({
    name: "site_write_failures_total",
    help: "What visitors sent and the database did not take",
    registers,
  });
  const countingFailure = async <Result>(work: Promise<Result>) => {
    try {
      return await work;
    } catch (error) {
      failures.inc();
      throw error;
    }
  };

  return {
    tell: () => registry.metrics(),
    contentType: registry.contentType,
    countAnswers(server) {
      server.on("request", (_request, response) => {
        response.once("finish", () => {
          answers.inc({ class: `${Math.trunc(response.statusCode / 100)}xx` });
        });
      });
    },
    watched: (requestService) => ({
      ...requestService,
      async save(request) {
        const saved = await countingFailure(requestService.save(request));
        const { answers: said } = request;
        const services: readonly string[] = "services" in said ? said.services : ["none"];
        for (const service of services) accepted.inc({ kind: said.kind, service });
        return saved;
      },
      verify: (link) => countingFailure(requestService.verify(link)),
      stop: (contact) => countingFailure(requestService.stop(contact)),
    }),
  };
}

/** A database that cannot be used leaves ages and numbers unknown, rather than good. */
function addRequestGauges(registry: Registry, look: RequestService["health"]) {
  type State = Awaited<ReturnType<RequestService["health"]>> | undefined;
  const gauge = (name: string, help: string, read: (state: State) => number | undefined) =>
    addGauge(registry, name, help, async () => read(await look().catch(() => undefined)));
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
}

function addClaimGauge(registry: Registry, claimsEnd: string[], now: () => Date) {
  const daysTo = (day: string) => Math.ceil((Date.parse(day) - now().getTime()) / DAY_MS);
  const [first] = claimsEnd.toSorted();
  addGauge(
    registry,
    "site_next_claim_ends_days",
    "Days until the next fact on our pages runs out; below 0, a release is overdue",
    async () => (first === undefined ? undefined : daysTo(first)),
  );
}

/** @param read asked whenever somebody wants to know; gives nothing where it is not known */
function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => Promise<number | undefined>,
) {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => gauge.set((await read()) ?? Number.NaN),
  });
}

/** Tells the metrics at `/metrics`, on a port of its own: they are not for visitors. */
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
