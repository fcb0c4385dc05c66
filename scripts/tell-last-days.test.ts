import { expect, test } from "vitest";
import { KEEP_PAGES } from "#app/keep-pages-script.ts";
import { withLastDays } from "#scripts/tell-last-days.ts";

const BEGINNING = '<html><head><meta charSet="utf-8"/></head>';

test("a page with scripts holds until the day before the next one of it", () => {
  const html = `${BEGINNING}<script>1</script>Old`;
  const later = [
    { lastDay: "2026-12-30", html: "New" },
    { lastDay: "2027-06-30", html: "Newer" },
  ];
  expect(withLastDays(html, later)).toBe(
    html
      .replace("<head>", "<head>")
      .replace('"utf-8"/>', '"utf-8"/><meta name="holds-until" content="2026-12-30"/>'),
  );
});

test("a page that never changes is as it was", () => {
  expect(withLastDays("<li>1</li>", [])).toBe("<li>1</li>");
});

test("of a page without scripts, each line tells its own day", () => {
  const html = `${BEGINNING}<ul><li>Stays</li><li id="a">Goes <b>first</b></li><li>Goes second</li></ul>`;
  const later = [
    { lastDay: "2026-12-30", html: "<li>Stays</li><li>Goes second</li>" },
    { lastDay: "2027-05-31", html: "<li>Stays</li>" },
  ];
  expect(withLastDays(html, later)).toBe(
    `${BEGINNING}<ul><li>Stays</li><li data-holds-until="2026-12-30" id="a">Goes <b>first</b></li><li data-holds-until="2027-05-31">Goes second</li></ul>`,
  );
});

test("a page for a storm is told so, too, though it has a script, and so are its paragraphs", () => {
  const script = `<script>${KEEP_PAGES}</script>`;
  const html = `${BEGINNING}<p>Within 48 hours</p><ul><li>Stays</li></ul>${script}`;
  const later = [{ lastDay: "2027-05-31", html: `<ul><li>Stays</li></ul>${script}` }];
  expect(withLastDays(html, later)).toBe(html.replace("<p>", '<p data-holds-until="2027-05-31">'));
});

test("a page of another shape breaks the build", () => {
  expect(() => withLastDays("<script>", [{ lastDay: "2026-12-30", html: "" }])).toThrow("begin");
});
