/** Connects the parts of the running site: the build's pages, the request service, the HTTP server. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as routerBuild from "virtual:react-router/server-build";
import { currentSite, toldKeepMonths } from "#app/content/load.server.ts";
import { isStormy, stormHomes } from "#app/content/storm-line.server.ts";
import { plainWordsAt } from "#app/plain-words.server.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { mailTemplate } from "#app/mail-template.server.ts";
import { createRequestService } from "#requests/request-service.server.ts";
import { countingSent, countVisits, takeAnalyticsBeacons } from "#server/analytics.ts";
import { takeFailedStarts, takeViolations } from "#server/browser-reports.ts";
import { encodeRendered, type EncodedResponse } from "#server/encoded-response.ts";
import { gracefulShutdown } from "#server/graceful-shutdown.ts";
import { createHealthAnswers } from "#server/health.ts";
import { createHttpServer, listenAddress } from "#server/http-server.ts";
import { log } from "#app/log.server.ts";
import { createMetrics, createMetricsServer } from "#server/metrics.ts";
import { formPagesOf, toolPagesOf } from "#server/page-routes.ts";
import { readPrerendered, withStormHome } from "#server/prerendered.ts";
import { formLimits, rateLimit } from "#server/rate-limit.ts";
import { createRenderQueues } from "#server/render-queue.ts";
import { readSettings } from "#server/settings.ts";
import { createSite } from "#server/site.ts";

/** As React Router's handler takes it; the generated type does not fit `exactOptionalPropertyTypes`. */
const build = routerBuild as ServerBuild;
/** Who may send one form may look at so many pages that are rendered, or counted by the browser. */
const LOOKS_A_FORM = 12;

/**
 * @param clientFolder the `client` folder of the build
 * @throws SettingsError
 */
export function serve(clientFolder: string) {
  const settings = readSettings(process.env);
  if (toldKeepMonths !== settings.KEEP_MONTHS) {
    throw new Error(
      `The privacy policy of this build says that requests are kept for ${toldKeepMonths} months, and KEEP_MONTHS is ${settings.KEEP_MONTHS}. Build with KEEP_MONTHS=${settings.KEEP_MONTHS}, or start with ${toldKeepMonths}.`,
    );
  }
  const requests = createRequestService({ settings, mailTemplate, log });
  const { claims, asOf } = currentSite();
  const claimsEnd = Object.values(claims).flatMap(({ until = "" }) => (until >= asOf ? until : []));
  const metrics = createMetrics(requests.health, claimsEnd);
  const watched = metrics.watched(requests);
  const proxies = settings.TRUST_PROXY;
  const looks = rateLimit(settings.RATE_LIMIT * LOOKS_A_FORM);
  const pages = new Set<string>(build.prerender);
  const analytics = { pages, count: requests.count, looks, proxies };
  const tools = toolPagesOf(build);
  const handle = createRequestHandler(build, "production");

  async function render(request: Request): Promise<EncodedResponse> {
    const context = new RouterContextProvider();
    context.set(requestServiceContext, countingSent(watched, request));
    const rendered = await handle(request, context);
    return encodeRendered(rendered, request.headers.get("accept-encoding"));
  }
  const isTool = (address: string) => tools.has(address);
  const inTurn = createRenderQueues(isTool);
  const renderInTurn = (request: Request) =>
    inTurn(new URL(request.url).pathname.replace(/\.data$/, ""), () => render(request));

  let unknownProxyIsTold = false;
  /** Once, as it comes again with every form. */
  function tellUnknownProxy() {
    if (unknownProxyIsTold) return;
    unknownProxyIsTold = true;
    log.warn(
      "a proxy seems to be before us whose address TRUST_PROXY does not name: visitors may be counted as one",
    );
  }

  const site = createSite({
    clientFolder,
    pages: withStormHome(readPrerendered(clientFolder), isStormy, stormHomes()),
    plainWordsAt,
    render: renderInTurn,
    looks,
    forms: {
      takenAt: formPagesOf(build),
      // What is kept does not wait for what is looked at.
      handle: render,
      limits: formLimits(settings.RATE_LIMIT),
      proxies,
      onUnknownProxy: tellUnknownProxy,
    },
    keepsPages: settings.KEEP_PAGES,
    isTool,
    isPublishedByHttps: settings.SITE_URL?.startsWith("https:") ?? false,
    handlers: [
      createHealthAnswers(requests.health, () => shutdown.hasBegun()),
      takeViolations((violation) => log.warn(violation, "a browser refused a part of a page")),
      takeFailedStarts((failed) => log.warn(failed, "a page goes without its scripts")),
      takeAnalyticsBeacons(analytics),
    ],
    onFault: (error) => log.error({ err: error }, "a page failed"),
  });
  const server = createHttpServer(site);
  const shutdown = gracefulShutdown(server, requests.close);
  metrics.countAnswers(server);
  countVisits(server, analytics);
  server.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(listenAddress(settings, process.env), () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : settings.PORT;
    console.log(
      `${mailTemplate.company.name} is at http://${settings.HOST ?? "localhost"}:${port}`,
    );
  });
  if (settings.METRICS_PORT !== undefined) {
    const metricsServer = createMetricsServer(metrics);
    metricsServer.on("error", (error) => log.error({ err: error }, "metrics cannot be told"));
    metricsServer.listen({ port: settings.METRICS_PORT, host: settings.METRICS_HOST });
  }
  requests.start();
  process.on("SIGTERM", () => shutdown.begin(settings.LEAVE_SECONDS * 1000));
  // From a terminal: whoever sits there does not want to wait.
  process.on("SIGINT", () => shutdown.begin(0));
}
