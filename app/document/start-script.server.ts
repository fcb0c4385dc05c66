/**
 * The inline script that hydrates a page. React Router would start while the page is still being drawn,
 * which costs a slow phone about a second before the first picture. This one waits until the page has
 * loaded, was drawn once more (the largest picture often comes last) and the browser is idle, or for
 * the first sign of a visitor. Links, menus and forms work meanwhile.
 *
 * If a file cannot be loaded, the page stays as HTML. If hydration or a later render throws, the page
 * is loaded again without its scripts. The server's log is told of both.
 */
import type { EntryContext } from "react-router";
import { REGISTER_WORKER } from "#app/document/register-worker.ts";
import { SUPPORT_COMMANDS } from "#app/layout/invoker-commands.ts";
import { FAILED_STARTS_ADDRESS } from "#server/report-addresses.ts";

/**
 * The first of these starts the scripts at once. Where a page opens under a resting mouse, browsers send
 * `pointermove`, too; but then it has moved by nothing.
 */
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "touchstart", "focusin"];
/** What is drawn takes this long until it is seen. Scripts that come in between delay it. */
const SEEN_AFTER_MS = 100;
/** A browser that is never idle starts the scripts after this. */
const LONGEST_WAIT_MS = 2000;
/** Firefox fails the files of a page that is being left. By then it is gone, and nothing is reported. */
const REPORTED_AFTER_MS = 1000;

/** The id of the data block that holds the loaders' data. */
export const HYDRATION_DATA = "hydration-data";

/** @returns the script for the routes that a page matched, the same for all pages of these routes */
export function startScript({ manifest, staticHandlerContext, serverHandoffString }: EntryContext) {
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  const { module: entry, imports } = manifest.entry;
  const main = [entry, manifest.url, ...routes.map(({ module }) => module)];
  // Imported by the others: they arrive at the same time when they are named here.
  const shared = [...imports, ...routes.flatMap((route) => route.imports ?? [])];
  return `${SUPPORT_COMMANDS}
const files=${JSON.stringify([...new Set([...main, ...shared])])},routes=${JSON.stringify(routes.map(({ id }) => id))};
${FAILURES}
const start=async()=>{if(started)return;started=true;for(const s of signs)removeEventListener(s,sign,true);
try{const [entry,,...modules]=await Promise.all(files.map(file=>import(file)));
const data=document.getElementById("${HYDRATION_DATA}");data.remove();
self.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new Response(data.textContent).body;
self.__reactRouterRouteModules=Object.fromEntries(routes.map((id,at)=>[id,modules[at]]));
await entry.hydrate(crash);${REGISTER_WORKER}}catch(error){console.error(error);stayHtml();setTimeout(report,${REPORTED_AFTER_MS},error)}};
${WAIT}`;
}

/** Styles for visitors without scripts count once the page gives up its own, and those for others no more. */
const FAILURES = `const report=error=>navigator.sendBeacon?.("${FAILED_STARTS_ADDRESS}",/[\\w.-]+\\.js[:\\d]*/.exec(error+error?.stack)?.[0]);
const stayHtml=()=>{for(const {cssRules} of document.styleSheets)for(const {media} of cssRules)if(/scripting/.test(media?.mediaText))media.mediaText=/enabled/.test(media.mediaText)?"not all":"all"};
const crash=error=>{console.error(error);report(error);history.replaceState({crashed:true},"");location.reload()};`;

/** A page that has crashed stays without its scripts for one load. */
const WAIT = `let started=false;const signs=${JSON.stringify(SIGNS_OF_LIFE)};
const sign=event=>{if(event.type!=="pointermove"||event.movementX||event.movementY)start()};
const idle=()=>self.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_WAIT_MS}}):setTimeout(start,1);
const wait=()=>requestAnimationFrame(()=>setTimeout(idle,${SEEN_AFTER_MS}));
if(history.state?.crashed){history.replaceState(null,"");stayHtml()}else{
for(const s of signs)addEventListener(s,sign,{capture:true,passive:true});
if(document.readyState==="complete")wait();else addEventListener("load",wait,{once:true})}`;
