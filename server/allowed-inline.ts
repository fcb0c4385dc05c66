/**
 * What each prerendered page may run, as the build wrote it down when it made the page: a file for
 * each, outside of what is served. Nothing is ever allowed because it stands in a page.
 */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AllowedInline } from "#server/content-security-policy.ts";

const NOTHING: AllowedInline = { scripts: [], styles: [] };

const fileFor = (clientFolder: string, page: string) =>
  path.join(clientFolder, "../allowed-inline", `${page}.json`);

/**
 * @param clientFolder the `client` folder of a build
 * @param page its file in there, like `solar/index.html`
 * @returns nothing for a page that the build did not make
 */
export function readAllowedInline(clientFolder: string, page: string): AllowedInline {
  const file = fileFor(clientFolder, page);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : NOTHING;
}

export async function writeAllowedInline(
  clientFolder: string,
  page: string,
  allowed: AllowedInline,
) {
  const file = fileFor(clientFolder, page);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(allowed));
}
