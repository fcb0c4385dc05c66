/**
 * React Router writes the data of a page into its HTML, where everything stands in words already.
 * Only the scripts need it, and they start after the page is shown. So each prerendered page gets
 * its data as a file, fetched together with the scripts, and the page itself is a third smaller.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { NO_DATA_FILE } from "#app/defer-scripts.ts";

const CONTROLLER = String.raw`window\.__reactRouterContext\.streamController`;
const PIECE = new RegExp(
  String.raw`<script>${CONTROLLER}\.enqueue\(("(?:[^"\\]|\\.)*")\);</script>`,
  "g",
);
const END = new RegExp(`<script>${CONTROLLER}\\.close\\(\\);</script>`);

/** Does it for every page of the build. */
export async function setDataApart(clientFolder: string) {
  const files = await readdir(clientFolder, { recursive: true });
  for (const name of files.filter((file) => path.basename(file) === "index.html")) {
    const file = path.join(clientFolder, name);
    const { html, data, address } = takeDataOut(await readFile(file, "utf8"));
    await writeFile(path.join(clientFolder, address), data);
    await writeFile(file, html);
  }
}

/** @throws when the page is not as React Router 8.4 makes it */
export function takeDataOut(page: string) {
  const data = [...page.matchAll(PIECE)].map(([, text = ""]) => JSON.parse(text)).join("");
  if (data === "" || !END.test(page) || !page.includes(NO_DATA_FILE)) {
    throw new Error("The way React Router writes data into pages has changed");
  }
  const hash = createHash("sha256").update(data).digest("base64url").slice(0, 8);
  const address = `/assets/page-data-${hash}.txt`;
  const html = page
    .replace(PIECE, "")
    .replace(END, "")
    .replace(NO_DATA_FILE, () => `const dataFile="${address}";`);
  return { html, data, address };
}
