/** What the two names answer: that of the form with its API, and that of the pages beside it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_PICTURE_BYTES, TOO_LARGE } from "#editor/server/pictures/picture-limits.ts";
import {
  HttpError,
  MAX_JSON_BYTES,
  readBody,
  readJson,
  requireSameOrigin,
  sendJson,
} from "#editor/server/requests.ts";
import type { Team } from "#editor/server/known.ts";
import type { Log } from "#server/log.ts";
import type { Person } from "./person.ts";
import { countBehind, publishBranch, type Update, updateBranch } from "./person-branch.ts";
import { AS_FORM, AS_PAGE, forward } from "./proxy.ts";
import type { Repository } from "./repository.ts";
import { closedPolicy, sendWaiting, soon } from "./responses.ts";
import type { Workspaces } from "./workspaces.ts";

/** The form with its files, and the pictures that it shows. */
const FILES = /^\/(edit\/[\w./-]*|images\/[\w.-]+|icon\.svg)$/;
const API = "/edit/api/";

/** A request of somebody who may edit. */
interface PersonRequest {
  request: IncomingMessage;
  response: ServerResponse;
  person: Person;
  url: URL;
}

interface Needed {
  repository: Repository;
  workspaces: Workspaces;
  /** Of the form. */
  origin: string;
  /** Of the pages beside it. */
  previewOrigin: string;
  log: Log;
}

const NOTHING_HERE = "There is nothing here.";
const UNKEPT = { "cache-control": "no-store" };

export function createHosts({ repository, workspaces, origin, previewOrigin, log }: Needed) {
  const { main } = repository;

  async function form(asked: PersonRequest) {
    const { request, response, person, url } = asked;
    const { pathname, search } = url;
    if (pathname === "/" || pathname === "/edit") {
      return response.writeHead(302, { Location: "/edit/" }).end();
    }
    const isForm = pathname === "/edit/";
    if (!isForm) requireSameOrigin(request, origin);
    if (request.method === "POST" && pathname.startsWith(API)) return write(asked);
    if (request.method !== "GET" || !FILES.test(pathname)) throw new HttpError(NOTHING_HERE, 404);
    // Asked every minute by each open form; that does not count as work.
    if (pathname === `${API}team`) return sendJson(response, 200, await teamOf(person));
    if (isForm && !(await soon(workspaces.open(person)))) return sendWaiting(response);
    const { socket } = await workspaces.open(person);
    const policy = isForm ? {} : { "content-security-policy": closedPolicy() };
    const target = { socket, address: pathname + search, headers: AS_FORM };
    await forward(request, response, target, { ...policy, ...UNKEPT });
  }

  async function teamOf(person: Person): Promise<Team> {
    // Where the repository is away, people hear of others later.
    await repository.fetch().catch((error: unknown) => log.error({ err: error }, "not fetched"));
    const behind = await countBehind(await repository.worktree(person), main);
    return { person: { name: person.name, mail: person.mail }, preview: previewOrigin, behind };
  }

  async function write({ request, response, person, url }: PersonRequest) {
    const what = url.pathname.slice(API.length);
    if (what === "update") return sendJson(response, 200, await update(person));
    if (what === "publish") {
      return sendJson(response, 200, await publish(person, await readJson(request)));
    }
    const body =
      what === "save-picture"
        ? await readBody(request, MAX_PICTURE_BYTES, TOO_LARGE)
        : await readBody(request, MAX_JSON_BYTES);
    const { worktree, socket } = await workspaces.open(person);
    const target = { socket, address: url.pathname + url.search, headers: AS_FORM, body };
    const own = { "content-security-policy": closedPolicy(), ...UNKEPT };
    const status = await worktree.exclusive(() => forward(request, response, target, own));
    // Not which words: those are in the repository alone.
    if (status === 200) log.info({ who: person.mail, did: what }, "changed");
  }

  async function update(person: Person): Promise<Update> {
    await fetchNow();
    const worktree = await repository.worktree(person);
    const updated = await worktree.exclusive(() => updateBranch(worktree, main));
    // A server that runs is not sure to see that its own code is another.
    if (updated.isOtherCode) await workspaces.end(person);
    if (updated.isChanged) log.info({ who: person.mail }, "took in what others published");
    return updated;
  }

  async function publish(person: Person, body: unknown) {
    const { summary } = body as { summary?: unknown };
    if (typeof summary !== "string") throw new HttpError("The editor did not understand that.");
    await fetchNow();
    const worktree = await repository.worktree(person);
    const work = () => publishBranch(worktree, { person, summary, main });
    const published = await worktree.exclusive(work);
    log.info({ who: person.mail, branch: published.branch }, "published");
    return published;
  }

  const fetchNow = () =>
    repository.fetch(true).catch((error: unknown) => {
      log.error({ err: error }, "not fetched");
      const message = "The repository does not answer. Your words are kept; try again soon.";
      throw new HttpError(message, 502);
    });

  /**
   * They show words that somebody types, by code of the site, so they have a name of their own, where none of
   * them can act as the editor. Nothing is written from here.
   */
  async function preview({ request, response, person, url }: PersonRequest) {
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw new HttpError("Forms are not taken here: the page is only looked at.", 405);
    }
    // It would stay in the browser, and keep pages there.
    if (request.headers["service-worker"]) throw new HttpError(NOTHING_HERE, 404);
    const { socket } = await workspaces.open(person);
    const target = { socket, address: url.pathname + url.search, headers: AS_PAGE };
    const own = { "content-security-policy": `frame-ancestors ${origin}` };
    await forward(request, response, target, own);
  }

  return { form, preview };
}
