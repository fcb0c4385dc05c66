import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,server,scripts,requests}/**/*.test.ts"], testTimeout: 60_000 },
});
