/**
 * React Router writes the data of a page into its HTML, where everything stands in words already.
 * Only the scripts need it, and they start after the page is shown. So each prerendered page gets
 * its data as a file, fetched together with the scripts, and the page itself is a third smaller.
 */
import { createHash } from "node:crypto";
import { DATA, END_OF_DATA } from "#app/known-scripts.ts";
import { NO_DATA_FILE } from "#app/start-script.ts";

const PIECES = new RegExp(DATA, "g");
/** The start script only names the controller; whoever hands it something else is not known. */
const LEFT_OVER = /streamController\.\w+\("/;

/** @throws when the page is not as React Router 8.4 makes it */
export function setDataApart(page: string) {
  const data = [...page.matchAll(PIECES)].map(([, text = ""]) => JSON.parse(text)).join("");
  const hash = createHash("sha256").update(data).digest("base64url").slice(0, 8);
  const address = `/assets/page-data-${hash}.txt`;
  const html = page
    .replace(PIECES, "")
    .replace(END_OF_DATA, "")
    .replace(NO_DATA_FILE, () => `const dataFile="${address}";`);
  const parts = [data !== "", END_OF_DATA.test(page), page.includes(NO_DATA_FILE)];
  if (parts.includes(false) || LEFT_OVER.test(html)) {
    throw new Error(
      "The way React Router writes data into pages has changed: see what app/known-scripts.ts and scripts/set-data-apart.ts expect of it",
    );
  }
  return { html, data, address };
}
