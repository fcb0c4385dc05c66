/** One PostgreSQL for all unit tests of a run; each test makes its own database in it. */
import type { TestProject } from "vitest/node";
import { startPostgres } from "#scripts/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server. */
    postgres: string;
  }
}

export default async function setup({ provide }: TestProject) {
  const server = await startPostgres();
  provide("postgres", server.address);
  return server.stop;
}
