/** The process for a team at a port of this machine, with small servers in the place of those of people. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createLogger } from "#server/log.ts";
import type { StartWorkspace } from "../workspaces.ts";
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
  close: () => Promise<void>;
}

export async function runningTeam(settings: Record<string, string> = {}): Promise<RunningTeam> {
  const repository = await smallRepository();
  const lines: string[] = [];
  const asked: RunningTeam["asked"] = [];
  const read = readTeamSettings(
    {},
    {
      EDIT_URL: ORIGIN,
      EDIT_PREVIEW_URL: PREVIEW,
      EDIT_REPOSITORY: repository.address,
      EDIT_DATA_DIR: path.join(repository.folder, "data"),
      EDIT_PEOPLE: "@example.com",
      ...settings,
    },
  );
  const log = createLogger({ write: (line) => void lines.push(line) });
  const { server, close } = await createTeamServer(read, log, smallWorkspaces(asked));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    repository,
    lines,
    asked,
    ask: (address, question = {}) => ask(port, address, question),
    async close() {
      server.closeAllConnections();
      server.close();
      await close();
      repository.remove();
    },
  };
}

/** Says which folder it is of, and what was asked. */
const smallWorkspaces =
  (asked: RunningTeam["asked"]): StartWorkspace =>
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
    const socket = `${path.dirname(cache)}.socket`;
    server.listen(socket);
    await once(server, "listening");
    const end = async () => {
      server.closeAllConnections();
      server.close();
    };
    return { socket, onEnd: (tell) => void server.once("close", tell), end };
  };

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
