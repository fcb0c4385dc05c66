import { expect, test } from "vitest";
import { contentSecurityPolicy, hashSource, WORKER_CSP } from "#server/content-security-policy.ts";
import { WORKER_POLICY } from "#server/worker-address.ts";

// Of the empty text, and of "1", as `openssl dgst -sha256 -binary | base64` gives them.
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const ONE = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

const POLICY = contentSecurityPolicy({
  scripts: [hashSource(""), hashSource("1")],
  styles: [hashSource("1")],
});

const rule = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

test("inline scripts and styles are allowed by their hashes", () => {
  expect(rule(POLICY, "script-src")).toBe(`script-src 'self' ${EMPTY} ${ONE}`);
  expect(rule(POLICY, "style-src")).toBe(`style-src 'self' ${ONE}`);
});

test("a page of which nothing is known may run nothing of its own", () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] });
  expect(rule(policy, "script-src")).toBe("script-src 'self'");
  expect(rule(policy, "style-src")).toBe("style-src 'self'");
});

test("nothing is allowed wholesale", () => {
  expect(POLICY).not.toMatch(/unsafe|\*|https?:/);
});

test("a page may name the address of the worker, by one policy, and of no other script", () => {
  expect(rule(POLICY, "trusted-types")).toBe(`trusted-types ${WORKER_POLICY}`);
  expect(rule(POLICY, "require-trusted-types-for")).toBe("require-trusted-types-for 'script'");
});

test("the worker may fetch from us, and nothing else", () => {
  expect(WORKER_CSP).toMatch(/^default-src 'none'; connect-src 'self';/);
  expect(WORKER_CSP).not.toMatch(/unsafe|\*|https?:|script-src/);
});
