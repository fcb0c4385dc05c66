/** Tells the styles what they cannot know by themselves; runs before anything is drawn. */
import { TELL_FROM_TOP } from "#app/layout/from-top.ts";
import { TELL_FONTS } from "#app/layout/late-fonts.ts";

/**
 * Stands on `<html>` until the page has loaded. On a slow line, pictures that are not seen yet would
 * else take from it what the first one needs (lazy-image.module.css).
 */
const TELL_LOADING = `{const{documentElement:page}=document;page.toggleAttribute("data-loading",true);addEventListener("load",()=>page.removeAttribute("data-loading"))}`;

/** Stands on `<html>` where pictures wait to be asked for (left-out-pictures.ts, which tells why). */
const TELL_SPARE = `{const{saveData,effectiveType}=navigator.connection||{};document.documentElement.toggleAttribute("data-spare",saveData||/2g$/.test(effectiveType))}`;

export const TELL_STYLES = `${TELL_FROM_TOP};${TELL_LOADING};${TELL_SPARE};${TELL_FONTS}`;
