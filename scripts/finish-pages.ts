import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { worksByScripts } from "#app/known-scripts.ts";
import { ownParts } from "#app/own-parts.ts";
import { setDataApart } from "#scripts/set-data-apart.ts";
import { writeAllowedInline } from "#server/allowed-inline.ts";

/**
 * Sets the data of every prerendered page apart, writes down what the page may run, and takes the marks
 * out by which that is told.
 *
 * @param mark with which the build had the pages rendered (app/own-parts.ts)
 * @throws when a page is not as React Router 8.4 and this site make it
 */
export async function finishPages(clientFolder: string, mark: string) {
  const files = await readdir(clientFolder, { recursive: true });
  for (const page of files.filter((file) => path.basename(file) === "index.html")) {
    const file = path.join(clientFolder, page);
    const made = await readFile(file, "utf8");
    const apart = worksByScripts(made) ? setDataApart(made) : undefined;
    const { html, allowed } = ownParts(apart?.html ?? made, mark);
    if (apart) await writeFile(path.join(clientFolder, apart.address), apart.data);
    await writeFile(file, html);
    await writeAllowedInline(clientFolder, page, allowed);
  }
}
