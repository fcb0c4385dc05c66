import { expect, test } from "vitest";
import { TELL_STYLES } from "#app/layout/tell-styles.ts";
import { KEEP_PAGES } from "#app/keep-pages-script.ts";
import { ownParts } from "#app/own-parts.ts";
import { hashSource } from "#server/content-security-policy.ts";

const MARK = "0b9ab5ae-3c9e-4d1b-9f5e-0123456789ab";
const OWN = `<script>${TELL_STYLES}</script>`;
const SETTINGS = "window.__reactRouterContext = {};window.__reactRouterContext.stream = 1;";
const STYLE = "p{color:red}";

const page = (injected = "") =>
  `<head>${OWN}<style nonce="${MARK}" data-stands-for="/a.css">${STYLE}</style>` +
  `<script nonce="${MARK}" type="application/ld+json">{}</script></head><p>${injected}</p>` +
  `<script nonce="${MARK}">${SETTINGS}</script>` +
  `<script type="module" nonce="${MARK}" async="">start()</script>`;

test("a page with its own scripts and styles loses nothing but their marks", () => {
  expect(ownParts(page(), MARK).html).toBe(page().replaceAll(` nonce="${MARK}"`, ""));
});

test("what bears the mark is allowed, and data need not be", () => {
  expect(ownParts(page(), MARK).allowed).toEqual({
    scripts: [TELL_STYLES, SETTINGS, "start()"].map(hashSource),
    styles: [hashSource(STYLE)],
  });
});

test("the script of a page for a storm is allowed, once", () => {
  const own = `<script>${KEEP_PAGES}</script>`;
  const storm = `<body><p>Water</p>${own}</body>`;
  expect(ownParts(storm, MARK)).toEqual({
    html: storm,
    allowed: { scripts: [hashSource(KEEP_PAGES)], styles: [] },
  });
  expect(() => ownParts(storm + own, MARK)).toThrow("in the page");
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["one that calls itself data", '<script type="application/ld+json">{}</script>'],
  ["one of our own shape", `<script>${SETTINGS}</script>`],
  ["our own once more", OWN],
  ["one with the mark of another page", '<script nonce="0b9ab5ae">alert(1)</script>'],
  ["one that is not closed", "<script>alert(1)"],
  ["one that takes the mark of the next", "<script "],
  ["one that takes the next into its own", '<script x="'],
  ["one around marked ones", `<script>alert(1)//<script nonce="${MARK}">1</script></script>`],
  ["one in capital letters", "<SCRIPT src=//elsewhere.example></SCRIPT>"],
  ["one in a drawing", "<svg><script>alert(1)</script></svg>"],
  ["a style", "<style>p{background:url(//elsewhere.example)}</style>"],
])("%s in what comes from elsewhere ends in no page, and so in no policy", (_what, injected) => {
  expect(() => ownParts(page(injected), MARK)).toThrow("in the page");
});

test("words about scripts are only words", () => {
  const words = "&lt;script&gt;alert(1)&lt;/script&gt;";
  expect(ownParts(page(words), MARK).html).toContain(words);
});
