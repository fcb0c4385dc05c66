/** The server as a whole, with a small folder of files and a page renderer of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSite } from "#server/site.ts";

const plainWords = {
  language: "en",
  name: "Name",
  phone: { shown: "(561) 555-0100", dialled: "+15615550100" },
  errorTitle: "Error",
  errorText: "Sorry.",
  goHome: "Home",
};

let folder = "";
let server: Server;
let origin = "";

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "site-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets/Page-AbCd.js"), "export {};");
  writeFileSync(path.join(folder, "icon.ico"), "icon");
  server = createServer(
    createSite({
      clientFolder: folder,
      plainWords,
      render: (_request, response) => response.writeHead(404).end("rendered"),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("files with a hash in their name are kept for a year, others for a day", async () => {
  const asset = await fetch(`${origin}/assets/Page-AbCd.js`);
  expect(asset.headers.get("cache-control")).toContain("immutable");
  const icon = await fetch(`${origin}/icon.ico`);
  expect(icon.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(icon.headers.get("content-type")).toBe("image/x-icon");
});

test("what is no file is rendered", async () => {
  const answer = await fetch(`${origin}/nope`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("rendered");
});

test("a file that vanishes breaks its own answer only", async () => {
  rmSync(path.join(folder, "assets/Page-AbCd.js"));
  await expect(
    fetch(`${origin}/assets/Page-AbCd.js`).then((answer) => answer.text()),
  ).rejects.toThrow();
  expect((await fetch(`${origin}/icon.ico`)).status).toBe(200);
});
