/** Starts the site: `node server/main.ts`, after a build. */
import "#server/production.ts";
import path from "node:path";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { EntryOfBuild } from "#server/entry-of-build.ts";
import { formLimits } from "#server/form-limits.ts";
import { formPagesOf } from "#server/form-pages.ts";
import { openDesk } from "#requests/desk.server.ts";
import { prepareGoodbye } from "#server/goodbye.ts";
import { compressed } from "#server/compressed.ts";
import { createHttpServer } from "#server/http-server.ts";
import { listeningPlace } from "#server/listening-place.ts";
import { createLogger } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { createMetricsServer } from "#server/metrics-server.ts";
import { plainAnswer } from "#server/plain-page.ts";
import { readPrerendered } from "#server/prerendered.ts";
import { rateLimit } from "#server/rate-limit.ts";
import { projectFolder, readSettings, type Settings } from "#server/settings.ts";
import { countingSent } from "#server/sent-forms.ts";
import { sentOnce } from "#server/sent-once.ts";
import { sharedPages } from "#server/shared-pages.ts";
import { withStormHome } from "#server/with-storm-home.ts";
import { createSite } from "#server/site.ts";
import { createCountsTaker } from "#server/told-counts.ts";
import { toolPagesOf } from "#server/tool-pages.ts";
import { createTurnstile } from "#server/turnstile.ts";
import { countVisits } from "#server/visits.ts";

const DAY_MS = 24 * 3_600_000;
/** Who may send one form may look at so many pages that are rendered for one visitor. */
const LOOKS_A_FORM = 12;

const log = createLogger();
let unknownProxyIsTold = false;
const settings = readSettingsOrExit();
const buildFolder = path.resolve(projectFolder, process.env.BUILD_DIR ?? "build");
const build = await import(path.join(buildFolder, "server/index.js")).catch((error: Error) =>
  exit(`There is no build to serve (${error.message}). Run: npm run build`),
);
const entry = build.entry.module as EntryOfBuild;
const { plainWordsAt, mailTemplate, deskContext, turnstileContext, claimsEnd, toldKeepMonths } =
  entry;
if (toldKeepMonths !== settings.KEEP_MONTHS) {
  exit(
    `The privacy policy of this build says that requests are kept for ${toldKeepMonths} months, and KEEP_MONTHS is ${settings.KEEP_MONTHS}. Build with KEEP_MONTHS=${settings.KEEP_MONTHS}, or start with ${toldKeepMonths}.`,
  );
}
const desk = openDesk({ settings, template: mailTemplate, log });
const metrics = createMetrics(desk.health, claimsEnd);
const watchedDesk = metrics.watched(desk);
const handle = createRequestHandler(build, "production");
const clientFolder = path.join(buildFolder, "client");
const pages = withStormHome(readPrerendered(clientFolder), entry.isStormy, entry.stormHomes());
const tools = toolPagesOf(build);
const counted = { pages: new Set<string>(build.prerender), count: desk.count };
const turnstile = createTurnstile();
const renderPage = async (request: Request) => {
  const context = new RouterContextProvider();
  context.set(deskContext, countingSent(watchedDesk, request));
  const words = plainWordsAt(new URL(request.url).pathname);
  const confess = (error: unknown) => {
    tellFault(error);
    // The last resort, when React Router itself fails.
    return plainAnswer(500, words);
  };
  const rendered = () => handle(request, context).catch(confess);
  // To whom comes when too many wait.
  const busy = () => plainAnswer(503, words, { "Retry-After": "60" });
  if (request.method !== "POST") return (await turnstile(rendered)) ?? busy();
  // What is kept must not wait for what is looked at: of a form, only a page that answers it does.
  context.set(turnstileContext, turnstile);
  return rendered();
};
const answer = async (request: Request) => compressed(request, await renderPage(request));

const site = createSite({
  clientFolder,
  pages,
  plainWordsAt,
  shared: sharedPages(build, renderPage),
  render: createRequestListener(answer),
  isCrowded: turnstile.isFull,
  looks: rateLimit(settings.RATE_LIMIT * LOOKS_A_FORM),
  forms: {
    takenAt: formPagesOf(build),
    handle: answer,
    limits: formLimits(settings.RATE_LIMIT),
    // Load tests send the same form again and again, and mean it.
    once: settings.RATE_LIMIT > 0 ? sentOnce() : (_parts, send) => send(),
    proxies: settings.TRUST_PROXY,
    onUnknownProxy: tellUnknownProxy,
  },
  keepsPages: settings.KEEP_PAGES,
  isTool: (address) => tools.has(address),
  isPublishedByHttps: settings.SITE_URL?.startsWith("https:") ?? false,
  checkHealth: () => desk.health(),
  isLeaving: () => goodbye.isSaid(),
  onViolation: (violation) => log.warn(violation, "a browser refused a part of a page"),
  onFailedStart: (failed) => log.warn(failed, "a page goes without its scripts"),
  takesCount: createCountsTaker(counted),
  onFault: tellFault,
});
const server = createHttpServer(site, plainWordsAt);
const goodbye = prepareGoodbye(server, desk.close);
metrics.countAnswers(server);
countVisits(server, counted);
server.on("error", (error) => exit(error.message));
server.listen(listeningPlace(settings, process.env), () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : settings.PORT;
  console.log(`${mailTemplate.company.name} is at http://${settings.HOST ?? "localhost"}:${port}`);
});
if (settings.METRICS_PORT !== undefined) {
  const metricsServer = createMetricsServer(metrics);
  metricsServer.on("error", (error) => log.error({ err: error }, "metrics cannot be told"));
  metricsServer.listen({ port: settings.METRICS_PORT, host: settings.METRICS_HOST });
}
desk.start();
tellRunOut();
setInterval(tellRunOut, DAY_MS).unref();
process.on("SIGTERM", () => goodbye.say(settings.LEAVE_SECONDS * 1000));
// From a terminal: whoever sits there does not want to wait.
process.on("SIGINT", () => goodbye.say(0));

function tellFault(error: unknown) {
  log.error({ err: error }, "a page failed");
}

/** Only a newer build takes off the pages what has run out since. */
function tellRunOut() {
  const claims = entry.claimsRunOut();
  if (claims.length > 0) log.warn({ claims }, "a fact on the pages has run out: put out a release");
}

/** Once, as it comes again with every form. */
function tellUnknownProxy() {
  if (unknownProxyIsTold) return;
  unknownProxyIsTold = true;
  log.warn(
    "a proxy seems to be before us whose address TRUST_PROXY does not name: visitors may be counted as one",
  );
}

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return exit((error as Error).message);
  }
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
