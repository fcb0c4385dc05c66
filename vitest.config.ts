import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "{app,server,scripts,requests}/**/*.test.ts"],
    globalSetup: "scripts/postgres-for-tests.ts",
    testTimeout: 60_000,
    // Many tests wait for servers and databases, so two get through sooner, also on few processors.
    maxWorkers: 2,
    // Some tests kill, lock and cut off; a crowded machine may stumble, but not every time.
    retry: process.env.CI ? 2 : 0,
  },
});
