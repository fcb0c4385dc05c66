/** A small page that says one thing. */
import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { escapeHtml } from "#server/escape-html.ts";

interface SmallPage {
  status: number;
  message: string;
  /** Leads on, where that is of use. */
  to?: { address: string; label: string };
  /** Whether it will be another page soon. */
  looksAgain?: boolean;
  /** Whose frame may show it. */
  frames?: string;
}

const STYLE =
  ":root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{display:grid;place-content:center;min-height:90vh;margin:0;padding:1rem}main{max-width:32rem;text-align:center}h1{font-size:1.4rem}";
/** Not the header `Refresh`: an address with a `#` would lead to its place on this page, and load nothing. */
const LOOKS_AGAIN = "setTimeout(()=>location.reload(),1000)";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Nothing runs on answers of ours but that, and none is shown in a frame of others. */
export const closedPolicy = (frames = "'none'") =>
  `default-src 'none'; script-src ${hashOf(LOOKS_AGAIN)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`;

export function sendSmallPage(
  response: ServerResponse,
  { status, message, to, looksAgain, frames }: SmallPage,
) {
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": closedPolicy(frames),
    "Cache-Control": "no-store",
  });
  const link = to ? `<p><a href="${escapeHtml(to.address)}">${escapeHtml(to.label)}</a></p>` : "";
  const script = looksAgain ? `<script>${LOOKS_AGAIN}</script>` : "";
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Editor</title><style>${STYLE}</style><main><h1>Editor</h1><p role="status">${escapeHtml(message)}</p>${link}</main>${script}</html>`,
  );
}

export function sendJson(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Security-Policy": closedPolicy(),
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(value));
}
