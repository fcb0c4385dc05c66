/** The process for a team at a port of this machine, with small servers in the place of those of people. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { type AddressInfo, connect as connectTo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { createLogger } from "#server/log.ts";
import type { LIMITS } from "../limits.ts";
import type { StartPlace } from "../places.ts";
import { readTeamSettings } from "../settings.ts";
import { createTeamServer } from "../team-server.ts";
import { type SmallRepository, smallRepository } from "./small-repository.ts";

export const ORIGIN = "https://edit.example.com";
export const PREVIEW = "https://preview.example.com";

export interface Told {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RunningTeam {
  repository: SmallRepository;
  /** What the log says. */
  lines: string[];
  /** What people's servers were asked, as they saw it. */
  asked: { folder: string; method: string; url: string; headers: IncomingHttpHeaders }[];
  /** @param address with its origin, as a browser has it; the path is sent as it is written */
  ask: (address: string, question?: Question) => Promise<Told>;
  /** @returns the status of the answer to a web socket; 0 where there is none */
  connect: (address: string, headers: Record<string, string>) => Promise<number>;
  /** Asks for a web socket, reads the answer, and never hangs up. */
  leaveOpen: (address: string, headers: Record<string, string>) => Promise<void>;
  /** How many lines to it are open. */
  lineCount: () => Promise<number>;
  close: () => Promise<void>;
}

interface Options {
  settings?: Record<string, string>;
  limits?: typeof LIMITS;
}

export async function runningTeam({ settings = {}, limits }: Options = {}): Promise<RunningTeam> {
  const repository = await smallRepository();
  const lines: string[] = [];
  const asked: RunningTeam["asked"] = [];
  const login = settings.EDIT_OIDC_ISSUER
    ? {}
    : { EDIT_LOGIN_HEADER: "X-Forwarded-Email", TRUST_PROXY: "loopback" };
  const read = readTeamSettings(
    {},
    {
      EDIT_URL: ORIGIN,
      EDIT_PREVIEW_URL: PREVIEW,
      EDIT_REPOSITORY: repository.address,
      EDIT_DATA_DIR: path.join(repository.folder, "data"),
      EDIT_PEOPLE: "@example.com",
      ...login,
      ...settings,
    },
  );
  const log = createLogger({ write: (line) => void lines.push(line) });
  const { server, close } = await createTeamServer(read, log, {
    isLeaving: () => false,
    startPlace: smallPlaces(asked),
    ...(limits && { limits }),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    repository,
    lines,
    asked,
    ask: (address, question = {}) => ask(port, address, question),
    connect: (address, headers) => connect(port, address, headers),
    leaveOpen: (address, headers) => leaveOpen(port, address, headers),
    lineCount: () => promisify(server.getConnections.bind(server))(),
    async close() {
      server.closeAllConnections();
      server.close();
      await close();
      repository.remove();
    },
  };
}

/** Says which folder it is of, and what was asked. */
const smallPlaces =
  (asked: RunningTeam["asked"]): StartPlace =>
  async ({ folder, cache }) => {
    const server = createServer((question, response) => {
      const { method = "", url = "", headers } = question;
      asked.push({ folder, method, url, headers });
      question.resume().once("end", () => {
        response.setHeader("Set-Cookie", "theirs=1");
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify({ folder, url, saved: true }));
      });
    });
    server.on("upgrade", (_question, there) => {
      there.end(
        "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      );
    });
    const socket = `${path.dirname(cache)}.socket`;
    server.listen(socket);
    await once(server, "listening");
    const end = async () => {
      server.closeAllConnections();
      server.close();
    };
    return { socket, onEnd: (tell) => void server.once("close", tell), end };
  };

async function leaveOpen(port: number, address: string, headers: Record<string, string>) {
  const { host, pathname } = new URL(address);
  const asked = { Host: host, Connection: "Upgrade", Upgrade: "websocket", ...headers };
  const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}`);
  const line = connectTo({ port, host: "127.0.0.1", allowHalfOpen: true });
  line.write([`GET ${pathname} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
  line.on("error", () => line.destroy());
  await once(line.resume(), "end");
}

function connect(port: number, address: string, headers: Record<string, string>): Promise<number> {
  const { host, pathname } = new URL(address);
  const socket = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" };
  const asked = request({
    port,
    host: "127.0.0.1",
    path: pathname,
    headers: { ...socket, Host: host, ...headers },
    agent: false,
  });
  asked.end();
  return new Promise((resolve) => {
    asked.once("upgrade", ({ statusCode = 0 }, there) => {
      there.destroy();
      resolve(statusCode);
    });
    asked.once("response", ({ statusCode = 0 }) => resolve(statusCode));
    asked.once("error", () => resolve(0));
  });
}

async function ask(port: number, address: string, { method, headers, body }: Question) {
  const [, host = "", url = "/"] = /^https?:\/\/([^/]*)(.*)$/s.exec(address) ?? [];
  const sent = request({
    port,
    host: "127.0.0.1",
    method: method ?? "GET",
    path: url,
    headers: { Host: host, ...headers },
    agent: false,
  });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: Buffer.concat(parts).toString("utf8"),
  };
}
