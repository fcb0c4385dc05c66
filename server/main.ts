/** Starts the site: `node server/main.ts`, after a build. */
import { createServer } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler } from "react-router";
import { formPagesOf } from "#server/form-pages.ts";
import type { Desk } from "#requests/desk.server.ts";
import { createLogger } from "#server/log.ts";
import { type PlainWords, plainPage } from "#server/plain-page.ts";
import { rateLimit } from "#server/rate-limit.ts";
import { projectFolder, readSettings, type Settings } from "#server/settings.ts";
import { createSite } from "#server/site.ts";

/** What app/entry.server.tsx gives to this process besides pages. */
interface EntryOfBuild {
  plainWords: PlainWords;
  requestDesk: () => Desk;
}

/** Visitors get this long to receive what they asked for when the process is told to stop. */
const LONGEST_GOODBYE_MS = 10_000;
/** Who sends more slowly than this, headers or all, keeps a connection from others. */
const SLOWEST_HEADERS_MS = 10_000;
const SLOWEST_REQUEST_MS = 30_000;

const log = createLogger();
const settings = readSettingsOrExit();
const buildFolder = path.resolve(projectFolder, process.env.BUILD_DIR ?? "build");
const build = await import(path.join(buildFolder, "server/index.js")).catch((error: Error) =>
  exit(`There is no build to serve (${error.message}). Run: npm run build`),
);
const { plainWords, requestDesk } = build.entry.module as EntryOfBuild;
const desk = requestDesk();
const handle = createRequestHandler(build, "production");
const answer = (request: Request) => handle(request).catch(confess);

const site = createSite({
  clientFolder: path.join(buildFolder, "client"),
  plainWords,
  render: createRequestListener((request) => answer(request)),
  forms: {
    takenAt: formPagesOf(build),
    handle: answer,
    rateLimit: rateLimit(settings.RATE_LIMIT),
    proxies: settings.TRUST_PROXY,
  },
  isPublishedByHttps: settings.SITE_URL?.startsWith("https:") ?? false,
  checkHealth: () => desk.health(),
  onViolation: (violation) => log.warn(violation, "a browser refused a part of a page"),
});
const server = createServer(
  { headersTimeout: SLOWEST_HEADERS_MS, requestTimeout: SLOWEST_REQUEST_MS },
  site,
);
server.on("clientError", refuseMalformed);
server.on("error", (error) => exit(error.message));
server.listen({ port: settings.PORT, host: settings.HOST }, () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : settings.PORT;
  console.log(`${plainWords.name} is at http://${settings.HOST ?? "localhost"}:${port}`);
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);

/** The last resort, when React Router itself fails. */
function confess(error: unknown): Response {
  log.error({ err: error }, "a page failed");
  return new Response(plainPage(500, plainWords), {
    status: 500,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

/** What Node cannot read as HTTP: unknown methods, oversized headers, garbage. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const page = plainPage(status, plainWords);
  return socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: text/html; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(page)}\r\nConnection: close\r\n\r\n${page}`,
  );
}

function stop() {
  server.close(() => process.exit());
  server.closeIdleConnections();
  setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref();
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
