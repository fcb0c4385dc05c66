/**
 * The form, bundled apart from the site: as a page of the development server it would be loaded anew
 * whenever content changes, and lose what is typed.
 */
import path from "node:path";
import { build } from "vite";
import { brandPlugin } from "#app/content/reading/brand-plugin.ts";

/** Everything of the editor is below it. */
export const EDITOR_ADDRESS = "/edit/";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
};

let files: ReturnType<typeof bundled> | undefined;

/** @returns nothing where the form has no such file */
export async function formFile(name: string) {
  files ??= bundled();
  return (await files).get(name);
}

async function bundled() {
  const made = await build({
    configFile: false,
    mode: "production",
    root: path.resolve(import.meta.dirname, "../form"),
    base: EDITOR_ADDRESS,
    publicDir: false,
    logLevel: "error",
    plugins: [brandPlugin()],
    // The development server around it has React's other half loaded.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
    build: { write: false, assetsInlineLimit: 0, modulePreload: false },
  });
  if (!("output" in made)) throw new Error("The form could not be bundled.");
  return new Map(
    made.output.map((file) => [
      file.fileName,
      {
        type: TYPES[path.extname(file.fileName)] ?? "application/octet-stream",
        content: file.type === "chunk" ? file.code : file.source,
      },
    ]),
  );
}
