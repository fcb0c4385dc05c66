/**
 * The script that stands in a page itself. It starts the others when the page has been seen, or at
 * the first sign of a visitor. If they cannot be had, or fail while they take over, the page gets
 * what it has without scripts, so nothing of it waits for ever; the server's log is told.
 *
 * Each file is fetched before any is run: browsers remember for good that a module could not be had
 * (also a module that another one asks for), but a fetch may be tried again.
 */
import { SUPPORT_COMMANDS } from "#app/layout/invoker-commands.ts";
import { FAILED_STARTS_ADDRESS } from "#server/report-addresses.ts";

/**
 * The first of these starts the scripts at once. Where a page comes under a mouse that rests, browsers
 * tell of it as if it came or moved; but then it has moved by nothing.
 */
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "touchstart", "focusin"];
/** What is drawn takes so long until it is seen. Scripts that come between delay it. */
const SEEN_AFTER_MS = 100;
/** A browser that is never idle starts them after this. */
const LONGEST_WAIT_MS = 2000;
/** A file that did not come is asked for once more after this; without a network, when there is one. */
export const RETRY_AFTER_MS = 3000;

/** Firefox lets the files of a page fail that is being left. By then it is gone, and the server is told nothing. */
const TOLD_AFTER_MS = 1000;

/** In the start script of a page that holds its data; the build names a file (set-data-apart.ts). */
export const NO_DATA_FILE = 'const dataFile="";';

export interface Start {
  /** Addresses of all modules of the page: first the entry, then those that `names` are for. */
  modules: string[];
  /** Under which names `rest` knows the modules after the entry; may have gaps. */
  names: string;
  /** What hands the modules of the routes to React Router. */
  rest: string;
}

export function startScript({ modules, names, rest }: Start): string {
  return `${SUPPORT_COMMANDS}
${WITHOUT_SCRIPTS}
const read=async file=>{const answer=await fetch(file);if(!answer.ok)throw file;return answer.text()};
const pause=()=>new Promise(go=>navigator.onLine?setTimeout(go,${RETRY_AFTER_MS}):addEventListener("online",go,{once:true}));
const get=file=>file&&read(file).catch(()=>pause().then(()=>read(file))).catch(()=>{throw file});
const signs=${JSON.stringify(SIGNS_OF_LIFE)};let started=false;
const start=async()=>{if(started)return;started=true;for(const s of signs)removeEventListener(s,sign,true);
${NO_DATA_FILE}const files=${JSON.stringify(modules)};
try{const [data]=await Promise.all([dataFile,...files].map(get));
const [entry,${names}]=await Promise.all(files.map(file=>import(file)));
${rest}
if(data){const to=__reactRouterContext.streamController;to.enqueue(data);to.close()}
await entry.wake()}catch(error){stayWithoutScripts(error)}};
const sign=event=>{if(event.type!=="pointermove"||event.movementX||event.movementY)start()};
for(const s of signs)addEventListener(s,sign,{capture:true,passive:true});
const idle=()=>self.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_WAIT_MS}}):setTimeout(start,1);
const wait=()=>requestAnimationFrame(()=>setTimeout(idle,${SEEN_AFTER_MS}));
if(document.readyState==="complete")wait();else addEventListener("load",wait,{once:true});`;
}

/**
 * The styles for visitors without scripts count. Of the error, the server is told which file it
 * names, and where in it.
 */
const WITHOUT_SCRIPTS = `const stayWithoutScripts=error=>{console.error(error);
for(const {cssRules} of document.styleSheets)for(const {media} of cssRules)if(/scripting/.test(media?.mediaText))media.mediaText="all";
setTimeout(()=>navigator.sendBeacon?.("${FAILED_STARTS_ADDRESS}",/[\\w.-]+\\.(js|txt)[:\\d]*/.exec(error+error?.stack)?.[0]),${TOLD_AFTER_MS})};`;
