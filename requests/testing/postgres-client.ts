/** For tests of copies: the programs that copy a PostgreSQL, or what stands in for them. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished, vi } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";

const STAND_IN = path.join(import.meta.dirname, "stand-in-postgres-client.ts");

/**
 * PostgreSQL's own programs are used where POSTGRES_BIN names a server that they are not too old for.
 * Elsewhere stand-ins take their place, so that what our commands do around them is tried everywhere.
 */
export function usePostgresClient() {
  if (fitsServer()) return;
  const folder = freshFolder();
  for (const program of ["pg_dump", "pg_restore"]) {
    const script = `#!/bin/sh\nexec '${process.execPath}' '${STAND_IN}' ${program} "$@"\n`;
    writeFileSync(path.join(folder, program), script, { mode: 0o755 });
  }
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

function fitsServer(): boolean {
  const { POSTGRES_BIN } = process.env;
  if (!POSTGRES_BIN) return false;
  return versionOf("pg_dump") >= versionOf(path.join(POSTGRES_BIN, "postgres"));
}

function versionOf(program: string): number {
  try {
    return Number(/ (\d+)/.exec(execFileSync(program, ["--version"], { encoding: "utf8" }))?.[1]);
  } catch {
    return 0;
  }
}
