/**
 * Puts our fonts in place of the letters that stand in for them, without moving anything in sight. No font of
 * a device has the widths of ours, letter by letter, so of some texts a line would break elsewhere, and all
 * below them would jump. Such a text gets a little more or less room between its letters instead, less
 * than anybody sees, so that its lines end where they did. See docs/decisions/0060.
 *
 * It stands at the end of the page, because fonts come before the other scripts. Without scripts, browsers
 * put the fonts in by themselves.
 */

/** Stands on `<html>`, or on what is further down, while letters of the device stand in (styles/tokens.css). */
export const FONTS_TO_COME = "data-fonts-to-come";

/** Runs in the page before anything is drawn, and says of what is drawn that it is. */
export const TELL_FONTS = `{const{documentElement:page}=document,name="${FONTS_TO_COME}";page.setAttribute(name,"");requestAnimationFrame(()=>page.hasAttribute(name)&&page.setAttribute(name,"drawn"))}`;

const FONTS = ['700 1em "Bricolage Grotesque"', '1em "Figtree Variable"'];
/** Room between letters that is tried, in parts of their height. */
export const SPACES_EM = [0.004, 0.008, 0.012, 0.018, 0.024, 0.032, 0.04, 0.05];
/** Where only a part within a line begins elsewhere, more than this hardly ever brings it back; each trial takes time. */
const FINE_EM = 0.012;
/** Lines are further apart than this, and the fonts themselves differ by less, in pixels. */
const SAME_LINE_PX = 6;

/**
 * The first picture goes before the fonts, since words can be read meanwhile. Who comes from another page of
 * ours, or back, has the fonts already.
 */
const ASK = `const ask=()=>Promise.all(${JSON.stringify(FONTS)}.map(font=>document.fonts.load(font))).then(put,put);
const [visit]=performance.getEntriesByType("navigation"),picture=document.querySelector("main img[fetchpriority=high]");
if(!picture||picture.complete||visit?.type!=="navigate"||document.referrer.startsWith(location.origin))ask();
else picture.onload=picture.onerror=ask;`;

/** How high the lines of a text are together, and at which of them each part within it begins. */
const LINES = `const range=document.createRange();
const linesOf=part=>{range.selectNodeContents(part);const {top,height}=range.getBoundingClientRect();
return[height,...Array.from(part.querySelectorAll("*"),inner=>inner.getClientRects()[0]).map(place=>place?.width?place.top-top:0)]};
const near=(one,other)=>Math.abs(one-other)<${SAME_LINE_PX};
const alike=(some,others)=>some.every((place,at)=>near(place,others[at]));`;

/**
 * All texts in sight, the innermost first, and what begins below them. Says whether there is text in a line
 * of the part around it.
 */
const LOOK = `const seen=[],below=[];
const look=part=>{const {display,flexWrap}=getComputedStyle(part),{top,bottom,width}=part.getBoundingClientRect();
if(display!=="contents"&&(top>=innerHeight||bottom<=0||!width)){if(top>=innerHeight)below.push(part);return false}
let words=false;for(const node of part.childNodes)if(node.nodeType===3?node.data.trim():node.nodeType===1&&look(node))words=true;
if(/^(inline|contents)$/.test(display))return words;
if(words||flexWrap==="wrap")seen.push([part,linesOf(part)]);return false};`;

/**
 * What is below gets its fonts part by part, one a frame: laid out all at once, a long page would keep a slow
 * phone from answering.
 */
const SWAP = `const swap=()=>{const{documentElement:page}=document,name="${FONTS_TO_COME}";
for(const part of below)part.setAttribute(name,"");
page.removeAttribute(name);
for(const [part,lines] of seen){const now=linesOf(part);if(!alike(lines,now))fit(part,lines,now[0]-lines[0])}
const next=()=>{const part=below.shift();if(part){part.removeAttribute(name);requestAnimationFrame(next)}};
requestAnimationFrame(next)};`;

/** Nothing moves where nothing has been drawn yet. Looking takes a while, so the phone may answer after it. */
const PUT = `const put=()=>{if(!document.documentElement.getAttribute("${FONTS_TO_COME}"))return swap();
look(document.body);setTimeout(swap)};`;

/** If a part within cannot begin where it did, at least nothing below moves. Else the text stays as it is. */
const FIT = `const fit=(part,lines,longer)=>{const {style}=part,{letterSpacing,fontSize}=getComputedStyle(part);
const usual=(parseFloat(letterSpacing)||0)/parseFloat(fontSize);let best=style.letterSpacing;
for(const space of ${JSON.stringify(SPACES_EM)})for(const to of [-space,space])if(near(longer,0)?space<=${FINE_EM}:longer*to<0){
style.letterSpacing=usual+to+"em";const now=linesOf(part);if(alike(lines,now))return;
if(!near(longer,0)&&near(lines[0],now[0])){best=style.letterSpacing;longer=0}}
style.letterSpacing=best};`;

/** While developing, as React would tell of every text that it did not write so. */
export const LET_FONTS_IN = `document.documentElement.removeAttribute("${FONTS_TO_COME}")`;

export const PUT_FONTS_IN = `{${LINES}${LOOK}${FIT}${SWAP}${PUT}${ASK}}`.replaceAll("\n", "");
