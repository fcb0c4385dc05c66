/** Visitors who ask for much at once and do not wait for it. Runs against the build. */
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { freshPlace } from "#requests/testing/fresh-database.ts";
import { startSite } from "#server/testing/running-site.ts";

const CONNECTIONS = 5;
const REQUESTS = 100;
/** What a process opens and closes by itself meanwhile. */
const SOME = 5;

/** The first is small and held in memory, the others are read from the disk. */
test.each([
  ["GET /icon.svg", ""],
  ["GET /icon.svg", "Range: bytes=0-0\r\n"],
  ["GET /brochures/roofing.pdf", ""],
])("%s a hundred times at once leaves no file open; %j", async (asked, header) => {
  const site = await startSite({ ...(await freshPlace("SQLite")) });
  const open = () => readdirSync(`/proc/${site.pid}/fd`).length;
  await fetch(`${site.origin}/readyz`);
  const before = open();
  const request = `${asked} HTTP/1.1\r\nHost: a\r\n${header}\r\n`;
  const closed = Array.from({ length: CONNECTIONS }, () =>
    askAndLeave(site.origin, request.repeat(REQUESTS)),
  );
  await Promise.all(closed);
  await expect.poll(open).toBeLessThan(before + SOME);
  expect((await fetch(`${site.origin}/icon.svg`)).status).toBe(200);
});

/**
 * Hangs up when the site has read all, which it has when it answers somebody who came later. That
 * answer is waited for, also where the site hangs up first: it must not end while it still speaks.
 */
async function askAndLeave(origin: string, text: string): Promise<void> {
  const socket = connect({ port: Number(new URL(origin).port) });
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.write(text, resolve));
  await fetch(`${origin}/healthz`);
  socket.destroy();
  await closed;
}
