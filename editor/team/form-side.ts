/** What is answered at the name of the form, to people who may edit. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LOGIN_BACK, PREVIEW_ASKS } from "./addresses.ts";
import type { Api } from "./form-api.ts";
import { Closed } from "./closed.ts";
import type { Limits } from "./limits.ts";
import type { Login } from "./login.ts";
import { mustBeOwnQuestion } from "./own-question.ts";
import { answerOf, AS_FORM, askedWith, passBack } from "./pass-on.ts";
import type { Person } from "./person.ts";
import type { Places } from "./places.ts";
import type { PreviewSide } from "./preview-side.ts";
import { closedPolicy, sendSmallPage } from "./small-page.ts";
import { soon, WAITING } from "./waiting.ts";

/** What the form shows besides its own files. */
const FILES = /^\/(edit\/[\w./-]*|images\/[\w.-]+|icon\.svg)$/;
const API = "/edit/api/";

interface Needed {
  login: Login;
  limits: Limits;
  places: Places;
  previews: Pick<PreviewSide, "knows">;
  api: Api;
  /** Of the pages beside the form. */
  previewOrigin: string;
  origin: string;
}

export function formSide({ login, limits, places, previews, api, previewOrigin, origin }: Needed) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL, from: string) => {
    const { pathname } = url;
    if (pathname === LOGIN_BACK && login.end) {
      await limits("stranger", from);
      await login.end(request, response);
      return;
    }
    const person = login.who(request);
    if (!person) {
      await limits("stranger", from);
      return toLogin(request, response, pathname);
    }
    await limits("reads", person.id);
    if (pathname === "/" || pathname === "/edit") {
      response.writeHead(302, { Location: "/edit/" }).end();
    } else if (pathname === PREVIEW_ASKS) previews.knows(person, url, response);
    else if (pathname === "/edit/") await sendForm(request, response, person);
    else {
      mustBeOwnQuestion(request, origin);
      if (pathname.startsWith(API)) {
        await api(request, response, { person, what: pathname.slice(API.length), url });
      } else await sendFile(request, response, person, pathname);
    }
  };

  async function toLogin(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const isForm = request.method === "GET" && (pathname === "/edit/" || pathname === "/");
    if (isForm && login.begin) return login.begin(response);
    throw new Closed(401, "You are not logged in any more. Open the editor anew.");
  }

  async function sendForm(request: IncomingMessage, response: ServerResponse, person: Person) {
    if (request.method !== "GET") throw new Closed(405, "There is nothing to write here.");
    const place = await soon(places.open(person));
    if (!place) return sendSmallPage(response, WAITING);
    const answer = await asked(request, place.process.socket, "/edit/");
    const policy = String(answer.headers["content-security-policy"] ?? closedPolicy());
    passBack(answer, response, {
      "content-security-policy": policy.replace(
        /frame-src [^;]*/,
        `frame-src 'self' ${previewOrigin}`,
      ),
      "cache-control": "no-store",
    });
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    person: Person,
    pathname: string,
  ) {
    if (request.method !== "GET" || !FILES.test(pathname)) {
      throw new Closed(404, "There is nothing here.");
    }
    const { process } = await places.open(person);
    passBack(await asked(request, process.socket, pathname), response, {
      "content-security-policy": closedPolicy(),
      "cache-control": "no-store",
    });
  }

  function asked(request: IncomingMessage, socket: string, address: string) {
    const headers = { ...askedWith(request), ...AS_FORM };
    return answerOf({ socket, method: "GET", address, headers });
  }
}
