import { expect, test } from "vitest";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";

// Of the empty text, and of "1", as `openssl dgst -sha256 -binary | base64` gives them.
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const ONE = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

const rule = (html: string, name: string) =>
  contentSecurityPolicy(html)
    .split("; ")
    .find((part) => part.startsWith(`${name} `));

test("every inline script and style is allowed by its hash, each once", () => {
  const html =
    '<script></script><script type="module">1</script><style>1</style><script>1</script>';
  expect(rule(html, "script-src")).toBe(`script-src 'self' ${EMPTY} ${ONE}`);
  expect(rule(html, "style-src")).toBe(`style-src 'self' ${ONE}`);
});

test("files and data need no hash", () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">1</script>';
  expect(rule(html, "script-src")).toBe("script-src 'self'");
});

test("nothing is allowed wholesale", () => {
  expect(contentSecurityPolicy("<script>1</script>")).not.toMatch(/unsafe|\*|https?:/);
});
