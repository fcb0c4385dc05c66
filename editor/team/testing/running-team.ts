/** The process for a team at a port of this machine, with small servers in the place of those of people. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { createLogger } from "#server/log.ts";
import { readTeamSettings } from "../settings.ts";
import { createTeamServer } from "../team-server.ts";
import type { StartWorkspace } from "../workspaces.ts";
import { smallRepository } from "./small-repository.ts";

export const ORIGIN = "https://edit.example.com";
export const PREVIEW = "https://preview.example.com";

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export type RunningTeam = Awaited<ReturnType<typeof runningTeam>>;

export async function runningTeam(settings: Record<string, string> = {}) {
  const repository = await smallRepository();
  const lines: string[] = [];
  /** What people's servers were asked, as they saw it. */
  const asked: Pick<IncomingMessage, "url" | "headers">[] = [];
  const given = {
    EDIT_URL: ORIGIN,
    EDIT_PREVIEW_URL: PREVIEW,
    EDIT_REPOSITORY: repository.address,
    EDIT_DATA_DIR: path.join(repository.folder, "data"),
    EDIT_PEOPLE: "@example.com",
    ...settings,
  };
  const log = createLogger({ write: (line) => void lines.push(line) });
  /** Says which folder it is of. */
  const startWorkspace: StartWorkspace = async ({ folder, cache }) => {
    const server = createServer((question, response) => {
      asked.push(question);
      question.resume().once("end", () => {
        response.setHeader("Set-Cookie", "theirs=1");
        response.end(JSON.stringify({ folder }));
      });
    });
    const socket = `${path.dirname(cache)}.socket`;
    server.listen(socket);
    await once(server, "listening");
    const ended = once(server, "close").then(() => undefined);
    const end = async () => {
      server.closeAllConnections();
      server.close();
    };
    return { socket, ended, end };
  };
  const team = await createTeamServer(readTeamSettings({}, given), log, startWorkspace);
  const server = team.server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  /** @param address with its origin, as a browser has it; the path is sent as it is written */
  async function ask(address: string, { method = "GET", headers, body }: Question = {}) {
    const [, host = "", url = "/"] = /^https?:\/\/([^/]*)(.*)$/s.exec(address) ?? [];
    const own = { Host: host, ...headers };
    const sent = request({
      port,
      host: "127.0.0.1",
      method,
      path: url,
      headers: own,
      agent: false,
    });
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
  }

  async function close() {
    server.closeAllConnections();
    server.close();
    await team.close();
    repository.remove();
  }
  return { repository, lines, asked, ask, close };
}
