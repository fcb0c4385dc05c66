/** Starts the site: `node server/main.ts`, after a build. */
import "#server/production.ts";
import path from "node:path";

const buildFolder = path.resolve(import.meta.dirname, "..", process.env.BUILD_DIR ?? "build");

try {
  const { serve } = await import(path.join(buildFolder, "server/index.js"));
  serve(path.join(buildFolder, "client"));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isUnbuilt = code === "ERR_MODULE_NOT_FOUND" || code === "ENOENT";
  console.error(
    isUnbuilt ? `There is no build to serve (${message}). Run: npm run build` : message,
  );
  process.exit(1);
}
