import { defineConfig } from "vitest/config";
import { OF_TOOLS, OURS, testedSite } from "./tests/tested-site.ts";

/**
 * How long anything may take on the slowest machine. Tests wait for what happens, so a long limit
 * costs time only when something is broken.
 */
const LONGEST_MS = 180_000;

const UNIT_TESTS = "{app,server,scripts,requests,deploy,estimates,questions,editor}/**/*.test.ts";
/** What is exhaustive, and run before a release and once a night: `npm run test:all`. */
const NIGHTLY = ["**/*.nightly.test.ts"];

const POSTGRES = "requests/testing/postgres.ts";
const COMPANY = "tests/company/make-company.ts";
const SERVED = "tests/http/serve.ts";

/** What PostgreSQL promises the rest of the code, tried with it each time; the rest once a night. */
const CONTRACT = ["requests/keeping/{store,outbox}.test.ts"];

const project = (name: string, include: string[], options: object) => ({
  extends: true as const,
  test: { name, include, ...options },
});

export default defineConfig({
  test: {
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
    expect: { poll: { timeout: LONGEST_MS / 2 } },
    // Many tests wait for servers and databases, so three get through sooner, also on two processors.
    maxWorkers: 3,
    // Most of the time would go into loading the same code anew for each file.
    isolate: false,
    restoreMocks: true,
    projects: [
      project("unit", ["*.test.ts", UNIT_TESTS], {
        exclude: NIGHTLY,
        provide: { engines: ["SQLite"] },
        globalSetup: COMPANY,
      }),
      project("postgres", CONTRACT, {
        provide: { engines: ["PostgreSQL"] },
        globalSetup: [COMPANY, POSTGRES],
      }),
      project("http", ["tests/http/*.test.ts"], {
        exclude: [...NIGHTLY, ...OF_TOOLS],
        env: { ...testedSite },
        globalSetup: SERVED,
        // One process asks for each page once; the server keeps the other processor busy.
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
      project("nightly", NIGHTLY, {
        provide: { engines: ["SQLite", "PostgreSQL"] },
        env: { ...OURS },
        globalSetup: [COMPANY, POSTGRES],
      }),
      project("nightly-postgres", ["requests/**/*.test.ts"], {
        exclude: [...NIGHTLY, ...CONTRACT],
        env: { ...OURS },
        provide: { engines: ["PostgreSQL"] },
        globalSetup: [COMPANY, POSTGRES],
      }),
      project("engines", ["tests/engines/*.test.ts"], {
        env: { ...testedSite },
        globalSetup: SERVED,
        // Else what fails once in each engine would take an hour to say so.
        testTimeout: 90_000,
        expect: { poll: { timeout: 20_000 } },
      }),
    ],
  },
});
