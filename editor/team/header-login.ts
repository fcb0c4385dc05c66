/** A login that stands before the editor, and tells in a header who comes. */
import type { IncomingMessage } from "node:http";
import type { Login } from "./login.ts";
import { personOf } from "./person.ts";
import { Closed } from "./closed.ts";
import type { TeamSettings } from "./settings.ts";

/** How IPv4 looks on a socket of IPv6. */
const IPV4_INSIDE = /^::ffff:(?=\d+\.)/i;

export function headerLogin(settings: TeamSettings): Login {
  const { EDIT_LOGIN_HEADER = "", EDIT_NAME_HEADER = "", EDIT_PEOPLE, TRUST_PROXY } = settings;
  return {
    who(request: IncomingMessage) {
      const from = (request.socket.remoteAddress ?? "").replace(IPV4_INSIDE, "");
      // Whoever reaches the port past the login could say to be anybody.
      if (!TRUST_PROXY.isOurs(from)) {
        throw new Closed(403, "The editor is open behind the company's login only.");
      }
      const mail = request.headers[EDIT_LOGIN_HEADER];
      if (!mail) throw new Closed(401, "The company's login did not say who you are.");
      const person = personOf({ mail, name: request.headers[EDIT_NAME_HEADER] }, EDIT_PEOPLE);
      if (!person) throw new Closed(403, "You are not on the list of people who may edit.");
      return person;
    },
  };
}
