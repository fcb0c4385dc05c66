/** A login by OpenID Connect: with a code, which is good once, and only in the browser that began. */
import type { IncomingMessage, ServerResponse } from "node:http";
import * as oidc from "openid-client";
import { cookie, cookieOf } from "./cookies.ts";
import { LOGIN_BACK } from "./addresses.ts";
import type { Login } from "./login.ts";
import { type Person, personOf } from "./person.ts";
import { Closed } from "./closed.ts";
import { createSessions } from "./sessions.ts";
import type { TeamSettings } from "./settings.ts";

const LONGEST_LOGIN_S = 600;
const S_AN_HOUR = 3600;
/** Of the session, and of a login that has begun. */
const [SESSION, BEGUN] = ["edit", "edit-login"];

interface Begun {
  pkceCodeVerifier: string;
  expectedState: string;
  expectedNonce: string;
}

export function oidcLogin(settings: TeamSettings): Login {
  const back = new URL(LOGIN_BACK, settings.EDIT_URL);
  const sessionS = settings.EDIT_SESSION_HOURS * S_AN_HOUR;
  const sessions = createSessions<Person>(sessionS * 1000);
  const logins = createSessions<Begun>(LONGEST_LOGIN_S * 1000);
  const provider = keptOnce(() => providerOf(settings));
  return {
    who: (request) => sessions.find(cookieOf(request, SESSION)),

    async begin(response: ServerResponse) {
      const begun = {
        pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
        expectedState: oidc.randomState(),
        expectedNonce: oidc.randomNonce(),
      };
      const to = oidc.buildAuthorizationUrl(await provider(), {
        redirect_uri: back.href,
        scope: "openid email profile",
        code_challenge: await oidc.calculatePKCECodeChallenge(begun.pkceCodeVerifier),
        code_challenge_method: "S256",
        state: begun.expectedState,
        nonce: begun.expectedNonce,
      });
      response.setHeader("Set-Cookie", cookie(BEGUN, logins.begin(begun), LONGEST_LOGIN_S));
      response.writeHead(302, { Location: to.href }).end();
    },

    async end(request: IncomingMessage, response: ServerResponse) {
      const word = cookieOf(request, BEGUN);
      const begun = logins.find(word);
      if (!begun)
        throw new Closed(400, "This login took too long, or began elsewhere. Begin again.");
      logins.end(word);
      const person = personOf(await told(await provider(), request, begun), settings.EDIT_PEOPLE);
      if (!person) throw new Closed(403, "You are not on the list of people who may edit.");
      sessions.end(cookieOf(request, SESSION));
      response.setHeader("Set-Cookie", [
        cookie(SESSION, sessions.begin(person), sessionS),
        cookie(BEGUN, "", 0),
      ]);
      response.writeHead(303, { Location: "/edit/" }).end();
      return person;
    },

    leave(request, response) {
      sessions.end(cookieOf(request, SESSION));
      response.setHeader("Set-Cookie", cookie(SESSION, "", 0));
    },
  };

  /** What the provider tells of who came back; the library checks that it tells it to us, of this login. */
  async function told(known: oidc.Configuration, request: IncomingMessage, begun: Begun) {
    const { search } = new URL(request.url ?? "", settings.EDIT_URL);
    const tokens = await oidc
      .authorizationCodeGrant(known, new URL(search, back), { ...begun, idTokenExpected: true })
      .catch((error: unknown) => {
        throw new Closed(403, `The login did not succeed (${nameOf(error)}). Begin again.`);
      });
    const claims: Record<string, unknown> = tokens.claims() ?? {};
    const { email, email_verified: isVerified, name } = claims;
    const isSure = isVerified === true || settings.EDIT_OIDC_MAIL === "trusted";
    if (!isSure || isVerified === false) {
      throw new Closed(403, "The login has not verified your mail address.");
    }
    return { mail: email, name };
  }
}

/** Codes of the library and of the provider; their messages may hold what somebody sent. */
const nameOf = (error: unknown) => (error as { code?: string }).code ?? "unknown reason";

const providerOf = ({
  EDIT_OIDC_ISSUER = "",
  EDIT_OIDC_CLIENT = "",
  EDIT_OIDC_SECRET,
}: TeamSettings) => {
  const issuer = new URL(EDIT_OIDC_ISSUER);
  const isHere = issuer.protocol === "http:";
  return oidc.discovery(issuer, EDIT_OIDC_CLIENT, EDIT_OIDC_SECRET, undefined, {
    execute: isHere ? [oidc.allowInsecureRequests] : [],
  });
};

/** A provider that cannot be reached is asked again by whoever comes next. */
function keptOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
