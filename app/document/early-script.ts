/** Runs in the head, before anything is drawn: tells the styles what they cannot know by themselves. */

/**
 * Stands on `<html>` until the page has loaded. On a slow line, pictures that are not seen yet would
 * otherwise compete with the first one (lazy-image.module.css).
 */
export const EARLY_SCRIPT = `{const{documentElement:page}=document;page.toggleAttribute("data-loading",true);addEventListener("load",()=>page.removeAttribute("data-loading"))}`;
