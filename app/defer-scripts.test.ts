import { expect, test } from "vitest";
import { deferScripts } from "#app/defer-scripts.ts";

const page = (starter: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/></head>${starter}<p>after</p>`;

test("imports wait, preloads go, the rest stays", () => {
  const html = deferScripts(
    page(
      '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nwindow.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script>',
    ),
  );
  expect(html).not.toContain("modulepreload");
  expect(html).toContain(
    '[,route0]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")])',
  );
  expect(html).toContain('import("/assets/entry.js")');
  expect(html).toContain("<p>after</p>");
});

test("a page without scripts stays as it is", () => {
  expect(deferScripts("<p>plain</p>")).toBe("<p>plain</p>");
});

test.each([
  '<script type="module">import "/assets/manifest.js";</script>',
  '<script type="module" async="">import { a } from "/assets/root.js";</script>',
  '<script type="module" async="">start()</script>',
])("a start script that looks different is refused: %s", (starter) => {
  expect(() => deferScripts(page(starter))).toThrow("has changed");
});
