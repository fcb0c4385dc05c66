/**
 * React Router starts its scripts while the page is still being drawn, which costs a slow phone
 * about a second before the first picture. Here they wait until the page has loaded, has been drawn
 * once more (the largest picture often comes last) and the browser is idle, or for the first sign of
 * a visitor. Links, menus and forms work meanwhile.
 *
 * This reads React Router's own output, so its version is pinned, and anything unexpected throws.
 */
import { checkScripts, STARTER } from "#app/known-scripts.ts";
import { startScript } from "#app/start-script.ts";

const PRELOADS = /<link rel="modulepreload"[^<>]*? href="(\/assets\/[\w.-]+)"[^<>]*>/g;
const STATIC_IMPORT = /^\s*import (?:\* as (\w+) from )?"([^"]+)";?/gm;
const ENTRY = /\s*import\("([^"]+)"\);?\s*$/;

/** @throws when the scripts of the page are not as React Router 8.4 writes them */
export function deferScripts(html: string): string {
  checkScripts(html);
  const preloaded = [...html.matchAll(PRELOADS)].map(([, file = ""]) => file);
  return html
    .replace(PRELOADS, "")
    .replace(
      STARTER,
      (_tag, mark: string, starter: string) =>
        `<script${mark} type="module">${waitingStarter(starter, preloaded)}</script>`,
    );
}

function waitingStarter(starter: string, preloaded: string[]): string {
  const imports = [...starter.matchAll(STATIC_IMPORT)];
  const entry = ENTRY.exec(starter)?.[1];
  const rest = starter.replace(STATIC_IMPORT, "").replace(ENTRY, "").trim();
  if (imports.length === 0 || !entry || /\bimport\b/.test(rest)) {
    throw new Error(
      "React Router's start script has changed: see what app/defer-scripts.ts expects of it, and bring app/start-script.ts into line",
    );
  }
  const named = imports.map(([, , file = ""]) => file);
  return startScript({
    modules: [...new Set([entry, ...named, ...preloaded])],
    names: imports.map(([, name = ""]) => name).join(","),
    rest,
  });
}
