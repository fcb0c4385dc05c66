/** Tells the styles what they cannot know by themselves; runs before anything is drawn. */
import { TELL_FROM_TOP } from "#app/layout/from-top.ts";

/**
 * Stands on `<html>` until the page has loaded. On a slow line, pictures that are not seen yet would
 * else take from it what the first one needs (lazy-image.module.css).
 */
const TELL_LOADING = `{const{documentElement:page}=document;page.toggleAttribute("data-loading",true);addEventListener("load",()=>page.removeAttribute("data-loading"))}`;

export const TELL_STYLES = `${TELL_FROM_TOP};${TELL_LOADING}`;
