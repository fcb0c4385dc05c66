import { defineConfig } from "vitest/config";

/**
 * How long anything may take on the slowest machine. Tests wait for what happens, so a long limit
 * costs time only when something is broken.
 */
const LONGEST_MS = 180_000;

export default defineConfig({
  test: {
    include: ["*.test.ts", "{app,server,scripts,requests,deploy,estimates,editor}/**/*.test.ts"],
    globalSetup: "scripts/postgres-for-tests.ts",
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
    expect: { poll: { timeout: LONGEST_MS / 2 } },
    // Many tests wait for servers and databases, so three get through sooner, also on two processors.
    maxWorkers: 3,
    // Most of the time would go into loading the same code anew for each file.
    isolate: false,
    restoreMocks: true,
  },
});
