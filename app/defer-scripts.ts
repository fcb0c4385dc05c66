/**
 * React Router starts its scripts while the page is still being drawn, which costs a slow phone
 * about a second before the first picture. Here they wait until the page has loaded, has been drawn
 * once more (the largest picture often comes last) and the browser is idle, or for the first sign of
 * a visitor. Links, menus and forms work meanwhile.
 *
 * This reads React Router's own output, so its version is pinned, and anything unexpected throws.
 */

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const STARTER = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STATIC_IMPORT = /^\s*import (?:\* as (\w+) from )?"([^"]+)";?/gm;

/** The first of these starts the scripts at once. */
const SIGNS_OF_LIFE = ["pointerover", "pointerdown", "keydown", "touchstart", "focusin"];
/** What is drawn takes so long until it is seen. Scripts that come between delay it. */
const SEEN_AFTER_MS = 100;
/** A browser that is never idle starts them after this. */
const LONGEST_WAIT_MS = 2000;

/** In the start script of a page that holds its data; the build names a file (set-data-apart.ts). */
export const NO_DATA_FILE = 'const dataFile="";';

export function deferScripts(html: string): string {
  const starter = STARTER.exec(html)?.[1];
  if (starter === undefined) {
    if (html.includes('<script type="module"'))
      throw new Error("React Router's start script has changed");
    return html;
  }
  return html
    .replace(PRELOADS, "")
    .replace(STARTER, () => `<script type="module">${waitingStarter(starter)}</script>`);
}

function waitingStarter(starter: string): string {
  const imports = [...starter.matchAll(STATIC_IMPORT)];
  const rest = starter.replace(STATIC_IMPORT, "").trim();
  if (imports.length === 0 || /^\s*import[ {*]/m.test(rest)) {
    throw new Error("React Router's start script has changed");
  }
  const names = imports.map(([, name = ""]) => name).join(",");
  const modules = imports.map(([, , file]) => `import("${file}")`).join(",");
  return `const signs=${JSON.stringify(SIGNS_OF_LIFE)};let started=false;
const start=async()=>{if(started)return;started=true;for(const s of signs)removeEventListener(s,start,true);
${NO_DATA_FILE}if(dataFile){const to=window.__reactRouterContext.streamController;
fetch(dataFile).then(a=>a.ok?a.text():Promise.reject(a.status)).then(text=>{to.enqueue(text);to.close()})}
const [${names}]=await Promise.all([${modules}]);
${rest}};
for(const s of signs)addEventListener(s,start,{capture:true,passive:true});
const idle=()=>self.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_WAIT_MS}}):setTimeout(start,1);
const wait=()=>requestAnimationFrame(()=>setTimeout(idle,${SEEN_AFTER_MS}));
if(document.readyState==="complete")wait();else addEventListener("load",wait,{once:true});`;
}
