/** What the form asks: some of it is answered here, the rest by the person's own server. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Known } from "#editor/server/known.ts";
import { MOST_BYTES as MOST_PICTURE, TOO_LARGE } from "#editor/server/pictures/largest.ts";
import type { Log } from "#server/log.ts";
import { Closed } from "./closed.ts";
import { createTurns } from "./in-turn.ts";
import type { Limits } from "./limits.ts";
import type { Login } from "./login.ts";
import { bodyOf } from "./own-question.ts";
import { answerOf, AS_FORM, askedWith, passBack } from "./pass-on.ts";
import type { Person } from "./person.ts";
import type { Places } from "./places.ts";
import { closedPolicy, sendJson } from "./small-page.ts";
import type { Team } from "./team.ts";
import type { Teamwork } from "./teamwork.ts";
import { toldChanges } from "./told-changes.ts";

/** Texts of several files, as they are sent; and as they are answered. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_ANSWERED = 64 * 1024 * 1024;

interface Asked {
  person: Person;
  /** The address below that of the API. */
  what: string;
  url: URL;
}

export type Api = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
) => Promise<void>;

interface Needed {
  login: Login;
  limits: Limits;
  places: Places;
  teamwork: Teamwork;
  /** Ends what the person has open beside the form. */
  onLeave: (person: Person) => void;
  previewOrigin: string;
  log: Log;
}

export function createApi(needed: Needed): Api {
  const { login, limits, places, teamwork, onLeave, previewOrigin, log } = needed;
  const inTurn = createTurns();

  const team = async (person: Person): Promise<Team> => ({
    person: { name: person.name, mail: person.mail },
    preview: previewOrigin,
    behind: await teamwork.behind(person),
    mayLeave: login.leave !== undefined,
  });

  async function read(request: IncomingMessage, response: ServerResponse, asked: Asked) {
    const { person, what, url } = asked;
    // Asked every minute by whoever has the form open: that is no work.
    if (what === "team") {
      await teamwork.look();
      return sendJson(response, 200, await team(person));
    }
    const answer = await passedOn(request, { ...asked, address: addressOf(url) });
    if (what !== "known") return passBack(answer, response, OWN_HEADERS);
    const known = JSON.parse(String(await bodyOf(answer, MOST_BYTES))) as Known;
    sendJson(response, answer.statusCode ?? 502, { ...known, team: await team(person) });
  }

  async function write(request: IncomingMessage, response: ServerResponse, asked: Asked) {
    const { person, what } = asked;
    await limits("writes", person.id);
    if (what === "leave") return leave(request, response, person);
    if (what === "take-in" || what === "hand-on") {
      await limits("sends", person.id);
      const { sentence } = json(await bodyOf(request, MOST_BYTES)) as { sentence?: unknown };
      const done = what === "take-in" ? teamwork.takeIn(person) : teamwork.handOn(person, sentence);
      return sendJson(response, 200, await done);
    }
    if (what === "save") return save(request, response, asked);
    const body = await (what === "picture" ? pictureOf(request) : bodyOf(request, MOST_BYTES));
    const answer = await passedOn(request, { ...asked, address: addressOf(asked.url), body });
    if (answer.statusCode === 200) log.info({ who: person.mail, did: what }, "changed");
    passBack(answer, response, OWN_HEADERS);
  }

  async function save(request: IncomingMessage, response: ServerResponse, asked: Asked) {
    const body = await bodyOf(request, MOST_BYTES);
    const answer = await passedOn(request, { ...asked, address: asked.url.pathname, body });
    const told = json(await bodyOf(answer, MOST_ANSWERED)) as { saved?: boolean };
    if (told.saved) {
      for (const one of toldChanges(json(body)))
        log.info({ who: asked.person.mail, ...one }, "changed");
    }
    sendJson(response, answer.statusCode ?? 502, told);
  }

  async function leave(request: IncomingMessage, response: ServerResponse, person: Person) {
    request.resume();
    login.leave?.(request, response);
    onLeave(person);
    log.info({ who: person.mail }, "left");
    sendJson(response, 200, {});
  }

  async function passedOn(
    request: IncomingMessage,
    { person, address, body }: Asked & { address: string; body?: Buffer },
  ) {
    const { process } = await places.open(person);
    const { socket } = process;
    const headers = { ...askedWith(request), ...AS_FORM };
    const method = request.method ?? "GET";
    return answerOf({ socket, method, address, headers, ...(body ? { body } : {}) });
  }

  return (request, response, asked) =>
    request.method === "POST"
      ? inTurn(asked.person.id, () => write(request, response, asked))
      : read(request, response, asked);
}

const OWN_HEADERS = { "content-security-policy": closedPolicy(), "cache-control": "no-store" };

const addressOf = ({ pathname, search }: URL) => pathname + search;

/** Browsers say before how much comes; who does not is no form of ours. */
async function pictureOf(request: IncomingMessage): Promise<Buffer> {
  const length = Number(request.headers["content-length"] ?? Infinity);
  if (length > MOST_PICTURE) throw new Closed(413, TOO_LARGE);
  return bodyOf(request, MOST_PICTURE);
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) ?? {};
  } catch {
    throw new Closed(400, "That is no JSON.");
  }
}
