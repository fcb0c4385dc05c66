/** Answers at the name of the form: the form's files, its API, and what only a team needs. */
import { HttpError, readBody, requireSameOrigin } from "#editor/server/requests.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Known } from "#editor/server/known.ts";
import { MOST_BYTES as MAX_PICTURE, TOO_LARGE } from "#editor/server/pictures/picture-format.ts";
import type { Log } from "#server/log.ts";
import type { Person } from "./person.ts";
import { WAITING, closedPolicy, sendJson, sendSmallPage, soon } from "./responses.ts";
import { AS_FORM, forward, forwardedHeaders, sendBack } from "./reverse-proxy.ts";
import { createSerialQueue } from "./serial-queue.ts";
import type { Team, Teamwork } from "./teamwork.ts";
import type { Workspaces } from "./workspaces.ts";

/** What the form shows besides its own files. */
const FILES = /^\/(edit\/[\w./-]*|images\/[\w.-]+|icon\.svg)$/;
const API = "/edit/api/";
/** Texts of several files, as they are sent. */
const MAX_BYTES = 2 * 1024 * 1024;
const NOT_KEPT = { "content-security-policy": closedPolicy(), "cache-control": "no-store" };

interface Needed {
  workspaces: Workspaces;
  teamwork: Teamwork;
  origin: string;
  /** Of the pages beside the form. */
  previewOrigin: string;
  log: Log;
}

/** A request of somebody who may edit. */
export interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  person: Person;
  url: URL;
}

export function formHost({ workspaces, teamwork, origin, previewOrigin, log }: Needed) {
  const inTurn = createSerialQueue();

  async function answer(asked: Asked) {
    const { request, response, person, url } = asked;
    const { pathname } = url;
    if (pathname === "/" || pathname === "/edit") {
      response.writeHead(302, { Location: "/edit/" }).end();
    } else if (pathname === "/edit/") await sendForm(asked);
    else {
      requireSameOrigin(request, origin);
      if (!pathname.startsWith(API)) await sendFile(asked);
      else if (request.method === "POST") await inTurn(person.id, () => write(asked));
      else await read(asked);
    }
  }

  async function sendForm(asked: Asked) {
    const { request, response, person } = asked;
    if (request.method !== "GET") throw new HttpError("There is nothing to write here.", 405);
    if (!(await soon(workspaces.open(person)))) return sendSmallPage(response, WAITING);
    const form = await fromWorkspace(asked, "/edit/");
    const policy = String(form.headers["content-security-policy"] ?? closedPolicy());
    sendBack(form, response, {
      "content-security-policy": policy.replace(
        /frame-src [^;]*/,
        `frame-src 'self' ${previewOrigin}`,
      ),
      "cache-control": "no-store",
    });
  }

  async function sendFile(asked: Asked) {
    const { request, response, url } = asked;
    if (request.method !== "GET" || !FILES.test(url.pathname)) {
      throw new HttpError("There is nothing here.", 404);
    }
    sendBack(await fromWorkspace(asked, url.pathname), response, NOT_KEPT);
  }

  const team = async ({ name, mail, id }: Person): Promise<Team> => ({
    person: { name, mail },
    preview: previewOrigin,
    behind: await teamwork.behind({ name, mail, id }),
  });

  async function read(asked: Asked) {
    const { response, person, url } = asked;
    const what = url.pathname.slice(API.length);
    // Asked every minute by each open form; that does not count as work.
    if (what === "team") {
      await teamwork.look();
      return sendJson(response, 200, await team(person));
    }
    const told = await fromWorkspace(asked);
    if (what !== "known") return sendBack(told, response, NOT_KEPT);
    const known = JSON.parse(String(await readBody(told, MAX_BYTES))) as Known;
    sendJson(response, told.statusCode ?? 502, { ...known, team: await team(person) });
  }

  async function write(asked: Asked) {
    const { request, response, person, url } = asked;
    const what = url.pathname.slice(API.length);
    const body = await (what === "picture" ? pictureOf(request) : readBody(request, MAX_BYTES));
    if (what === "take-in") return sendJson(response, 200, await teamwork.takeIn(person));
    if (what === "hand-on") {
      return sendJson(response, 200, await teamwork.handOn(person, sentenceOf(body)));
    }
    const told = await fromWorkspace(asked, url.pathname + url.search, body);
    // Not which words: those are in the repository alone.
    if (told.statusCode === 200) log.info({ who: person.mail, did: what }, "changed");
    sendBack(told, response, NOT_KEPT);
  }

  async function fromWorkspace(
    { request, person, url }: Asked,
    address = url.pathname + url.search,
    body?: Buffer,
  ) {
    const { process } = await workspaces.open(person);
    const headers = { ...forwardedHeaders(request), ...AS_FORM };
    const method = request.method ?? "GET";
    return forward({ socket: process.socket, method, address, headers, ...(body && { body }) });
  }

  return answer;
}

/** Checked here, too: a proxy may not pass an answer on that comes before the last part of the question. */
async function pictureOf(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"]) > MAX_PICTURE) throw new HttpError(TOO_LARGE, 413);
  return readBody(request, MAX_PICTURE);
}

/** @throws HttpError 400 if the form did not send it */
function sentenceOf(body: Buffer): unknown {
  try {
    return (JSON.parse(body.toString("utf8")) as { sentence?: unknown }).sentence;
  } catch {
    throw new HttpError("The editor did not understand that.", 400);
  }
}
