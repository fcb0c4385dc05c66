/** One person's part of the editor for a team (editor/team/workspace-process.ts, which starts it). */
import { realpathSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { createServer } from "vite";

const [folder = "", socket = "", cacheDir = ""] = process.argv.slice(2);
/** Whoever started it is gone, or wants it to be. */
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => process.exit());

const server = await createServer({
  root: folder,
  configFile: path.join(folder, "vite.edit.ts"),
  // The other ways write beside the packages, which are shared.
  configLoader: "native",
  cacheDir,
  logLevel: "error",
  clearScreen: false,
  server: { fs: { allow: [folder, cacheDir, realpathSync(path.join(folder, "node_modules"))] } },
});
// Vite itself listens at ports only, which everybody on the machine can reach.
server.httpServer?.once("listening", () => {
  // What is asked first takes longest.
  ask("/edit/", () => {
    process.send?.("ready");
    ask("/", () => undefined);
  });
});
server.httpServer?.listen(socket);

function ask(address: string, done: () => void) {
  const asked = { socketPath: socket, path: address, headers: { Host: "localhost" } };
  request(asked, (answer) => answer.resume().once("end", done))
    .once("error", () => process.exit(1))
    .end();
}
