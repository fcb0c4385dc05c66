import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,scripts,requests}/**/*.test.ts"],
    globalSetup: "scripts/postgres-for-tests.ts",
    testTimeout: 60_000,
  },
});
