/** What the team editor itself answers besides JSON: small pages. */
import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { hashSource } from "#server/content-security-policy.ts";
import { escapeHtml } from "#server/escape-html.ts";

const STYLE =
  ":root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{display:grid;place-content:center;min-height:90vh;margin:0;padding:1rem}main{max-width:32rem;text-align:center}h1{font-size:1.4rem}";
/** Not the header `Refresh`: with a `#` in the address it would only scroll. */
const RELOAD = "setTimeout(()=>location.reload(),1000)";

/** Nothing but the reload script runs on our own answers. */
export const closedPolicy = (frameAncestor = "'none'") =>
  `default-src 'none'; script-src ${hashSource(RELOAD)}; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestor}`;

interface SmallPage {
  message: string;
  /** HTML below the message. */
  below?: string;
  /** The origin that may show it in a frame. */
  frameAncestor?: string | undefined;
}

export function sendSmallPage(
  response: ServerResponse,
  status: number,
  { message, below = "", frameAncestor }: SmallPage,
) {
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": closedPolicy(frameAncestor),
    "Cache-Control": "no-store",
  });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Editor</title><style>${STYLE}</style><main><h1>Editor</h1><p role="status">${escapeHtml(message)}</p>${below}</main></html>`,
  );
}

/** Shown while a workspace takes more than a moment to start; loads itself again every second. */
export const sendWaiting = (response: ServerResponse) =>
  sendSmallPage(response, 200, {
    message: "Your place is being prepared: the newest words, and a page to look at them.",
    below: `<script>${RELOAD}</script>`,
  });

const SOON_MS = 1500;

/** @returns nothing if the work takes longer than a moment; throws if it fails by then */
export const soon = <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  // If it fails later, the next request is told.
  work.catch(() => undefined);
  return Promise.race([work, setTimeout(SOON_MS, undefined)]);
};
