import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createServer } from "vite";
import { editPlugin } from "./edit-plugin.ts";

test("no page that somebody visits opens files in the text editor of who runs it", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "edit-"));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [editPlugin()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: "127.0.0.1", ws: false },
  });
  try {
    await server.listen();
    const origin = server.resolvedUrls?.local[0] ?? "";
    for (const name of ["__open-in-editor", "__OPEN-IN-EDITOR", "__open-in-editor.x"]) {
      const { status } = await fetch(`${origin}${name}?file=not-there.txt`);
      expect(status, name).toBe(404);
    }
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
