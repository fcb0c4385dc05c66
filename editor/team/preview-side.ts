/**
 * What is answered at the name of the pages: to a browser whose person is known at the name of the form.
 *
 * These pages show words that somebody types, by code of the site. So they are at a name of their own, where
 * none can act as the editor; nobody's cookie of the form comes here, and nothing is written from here.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { PREVIEW_ASKS, PREVIEW_BACK } from "./addresses.ts";
import { cookie, cookieOf } from "./cookies.ts";
import { Closed } from "./closed.ts";
import type { Limits } from "./limits.ts";
import { answerOf, AS_PAGE, askedWith, passBack, passUpgrade } from "./pass-on.ts";
import type { Person } from "./person.ts";
import type { Places } from "./places.ts";
import { createSessions, hashOf, randomWord } from "./sessions.ts";
import { sendSmallPage } from "./small-page.ts";
import { soon, WAITING } from "./waiting.ts";

/** After it the name of the form is asked again, without anybody noticing. */
const SESSION_S = 3600;
/** From one name to the other and back. */
const WAY_S = 60;
const [SESSION, ASKING] = ["edit-preview", "edit-preview-asks"];
/**
 * What a person's server answers besides pages: the editor, and one's own text editor. It knows them also in
 * other letters, and before a dot.
 */
const NOT_HERE = /^\/(edit|__open-in-editor)([/.]|$)/i;

/** Behind it the line is ended from here: whoever is refused may never hang up. */
const FORBIDDEN = "HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

interface Needed {
  places: Places;
  limits: Limits;
  /** Of the form, and of the pages. */
  origin: string;
  previewOrigin: string;
}

export function previewSide({ places, limits, origin, previewOrigin }: Needed) {
  const sessions = createSessions<Person>(SESSION_S * 1000);
  /** A person, for the browser that came with a word of which this is the hash. */
  const tickets = createSessions<{ person: Person; asker: string }>(WAY_S * 1000);
  const who = (request: IncomingMessage) => sessions.find(cookieOf(request, SESSION));

  /** Has the name of the form say who it is. */
  function ask(response: ServerResponse, { pathname, search }: URL) {
    const word = randomWord();
    const to = new URL(PREVIEW_ASKS, origin);
    to.searchParams.set("asker", hashOf(word));
    to.searchParams.set("to", pathname + search);
    response.setHeader("Set-Cookie", cookie(ASKING, word, WAY_S));
    response.writeHead(302, { Location: to.href }).end();
  }

  /** At the name of the form: a browser asks for a person who is logged in there. */
  function knows(person: Person, { searchParams }: URL, response: ServerResponse) {
    const asker = searchParams.get("asker") ?? "";
    const back = new URL(PREVIEW_BACK, previewOrigin);
    back.searchParams.set("ticket", tickets.begin({ person, asker }));
    back.searchParams.set("to", searchParams.get("to") ?? "/");
    response.writeHead(302, { Location: back.href }).end();
  }

  /** The same browser is back; to another one the ticket is worth nothing. */
  function comeBack(request: IncomingMessage, response: ServerResponse, { searchParams }: URL) {
    const word = searchParams.get("ticket") ?? undefined;
    const ticket = tickets.find(word);
    tickets.end(word);
    const asker = cookieOf(request, ASKING);
    if (!asker || ticket?.asker !== hashOf(asker)) {
      throw new Closed(403, "The page can be looked at from the editor only. Open it anew there.");
    }
    response.setHeader("Set-Cookie", [
      cookie(SESSION, sessions.begin(ticket.person), SESSION_S),
      cookie(ASKING, "", 0),
    ]);
    response.writeHead(303, { Location: ownAddress(searchParams.get("to") ?? "/") }).end();
  }

  function ownAddress(to: string): string {
    const url = URL.canParse(to, previewOrigin) ? new URL(to, previewOrigin) : undefined;
    return url?.origin === previewOrigin ? url.pathname + url.search : "/";
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    from: string,
  ) {
    const isPage = request.headers["sec-fetch-mode"] === "navigate";
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw new Closed(405, "Forms are not taken here: the page is only looked at.");
    }
    if (url.pathname === PREVIEW_BACK) return comeBack(request, response, url);
    // A worker would stay in the browser, and keep pages there.
    if (NOT_HERE.test(url.pathname) || request.headers["service-worker"]) {
      throw new Closed(404, "There is nothing here.");
    }
    const person = who(request);
    if (!person) {
      await limits("stranger", from);
      if (isPage) return ask(response, url);
      throw new Closed(403, "The page can be looked at from the editor only.");
    }
    await limits("pages", person.id);
    const place = isPage ? await soon(places.open(person)) : places.find(person);
    if (!place && isPage) return sendSmallPage(response, { ...WAITING, frames: origin });
    if (!place) throw new Closed(503, "Load the page again.");
    const passed = await answerOf({
      socket: place.process.socket,
      method: request.method,
      address: url.pathname + url.search,
      headers: { ...askedWith(request), ...AS_PAGE },
    });
    passBack(passed, response, {
      "content-security-policy": `frame-ancestors ${origin}`,
      "cache-control": passed.headers["cache-control"] ?? "no-store",
    });
  }

  /** Pages hear when they are to be loaded anew. That begins no place, and keeps none from ending. */
  function upgrade(request: IncomingMessage, to: Duplex, { pathname, search }: URL) {
    const person = request.headers.origin === previewOrigin ? who(request) : undefined;
    const place = person && !NOT_HERE.test(pathname) ? places.find(person) : undefined;
    if (place) passUpgrade(request, to, place.process.socket, pathname + search);
    else to.end(FORBIDDEN, () => to.destroy());
  }

  const forget = ({ id }: Person) => sessions.endWhere((person) => person.id === id);

  return { answer, upgrade, knows, forget };
}

export type PreviewSide = ReturnType<typeof previewSide>;
