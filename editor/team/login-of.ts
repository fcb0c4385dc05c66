import { headerLogin } from "./header-login.ts";
import type { Login } from "./login.ts";
import { oidcLogin } from "./oidc-login.ts";
import type { TeamSettings } from "./settings.ts";

/** By OpenID Connect where an issuer is named, else by the header of a login before this process. */
export const loginOf = (settings: TeamSettings): Login =>
  settings.EDIT_OIDC_ISSUER ? oidcLogin(settings) : headerLogin(settings);
