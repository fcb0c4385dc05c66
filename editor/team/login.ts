/** How the editor knows who comes. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { headerLogin } from "./header-login.ts";
import { oidcLogin } from "./oidc-login.ts";
import type { Person } from "./person.ts";
import type { TeamSettings } from "./settings.ts";

export interface Login {
  /**
   * @returns nothing where somebody could log in
   * @throws Closed for whom the editor is not
   */
  who: (request: IncomingMessage) => Person | undefined;
  /** Leads there. */
  begin?: (response: ServerResponse) => Promise<void>;
  /** Takes who comes back from there. */
  end?: (request: IncomingMessage, response: ServerResponse) => Promise<Person>;
  leave?: (request: IncomingMessage, response: ServerResponse) => void;
}

export const loginOf = (settings: TeamSettings): Login =>
  settings.EDIT_OIDC_ISSUER ? oidcLogin(settings) : headerLogin(settings);
