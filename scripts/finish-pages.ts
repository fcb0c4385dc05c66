import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { worksByScripts } from "#app/known-scripts.ts";
import { ownParts } from "#app/own-parts.ts";
import { setDataApart } from "#scripts/set-data-apart.ts";
import { writeAllowedInline } from "#server/allowed-inline.ts";
import { pageAsText } from "#server/text/page-as-text.ts";
import { textAddress } from "#server/text/text-address.ts";
import type { TextForm } from "#server/text/text-form.ts";

/**
 * Sets the data of every prerendered page apart, writes down what the page may run, takes the marks
 * out by which that is told, and puts the page as text beside it.
 *
 * @param mark with which the build had the pages rendered (app/own-parts.ts)
 * @param servedFolder from which files are served, if the pages do not lie in it
 * @throws when a page is not as React Router 8.4 and this site make it
 */
export async function finishPages(
  clientFolder: string,
  mark: string,
  textForm: TextForm,
  servedFolder = clientFolder,
) {
  const files = await readdir(clientFolder, { recursive: true });
  for (const page of files.filter((file) => path.basename(file) === "index.html")) {
    const file = path.join(clientFolder, page);
    const made = await readFile(file, "utf8");
    const apart = worksByScripts(made) ? setDataApart(made) : undefined;
    const { html, allowed } = ownParts(apart?.html ?? made, mark);
    if (apart) await writeFile(path.join(servedFolder, apart.address), apart.data);
    await writeFile(file, html);
    await writeFile(
      path.join(clientFolder, textAddress(addressOf(page))),
      pageAsText(html, textForm),
    );
    await writeAllowedInline(clientFolder, page, allowed);
  }
}

/** @param page its file, like `solar/index.html` */
const addressOf = (page: string) =>
  `/${path.dirname(page).replaceAll(path.sep, "/").replace(/^\.$/, "")}`;
