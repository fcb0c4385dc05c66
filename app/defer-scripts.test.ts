import { expect, test } from "vitest";
import { deferScripts } from "#app/defer-scripts.ts";

// What is done to a page with scripts, react-router-page.test.ts sees on a real one.

test("a page without scripts stays as it is", () => {
  const page =
    '<p>plain</p><script type="application/ld+json">{"name":"Key Lime Home"}</script><b>end</b>';
  expect(deferScripts(page)).toBe(page);
});

test("a page of which only the start script is left is refused", () => {
  const page =
    '<script type="module" async="">import "/assets/a.js";import("/assets/b.js");</script>';
  expect(() => deferScripts(page)).toThrow("have changed");
});
