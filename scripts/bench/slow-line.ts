/**
 * A line as slow as those after a storm, before a site. The browser's own slow line hands a page over
 * in pieces of up to 32 kB, each when all of it would have come: it cannot tell how early its first
 * words are there.
 */
import { connect, createServer, type Server, type Socket } from "node:net";

interface Line {
  bytesPerSecond: number;
  /** To the server and back; the connection is there already. */
  roundTripMs: number;
}

/** As much as goes over a network at once. */
const PACKET_BYTES = 1400;

/** @param port of the site on this machine */
export function createSlowLine(port: number, { bytesPerSecond, roundTripMs }: Line): Server {
  /** What waits for each connection. All of them share the line, a packet each in turn. */
  const waiting = new Map<Socket, Buffer[]>();
  let isBusy = false;

  function sendNext() {
    const [browser, packets] = [...waiting].find(([, left]) => left.length > 0) ?? [];
    isBusy = browser !== undefined;
    const packet = packets?.shift();
    if (!browser || !packets || !packet) return;
    waiting.delete(browser);
    waiting.set(browser, packets);
    const arrive = () => {
      if (browser.writable) browser.write(packet);
      sendNext();
    };
    setTimeout(arrive, (packet.length / bytesPerSecond) * 1000);
  }

  return createServer((browser) => {
    const site = connect(port, "localhost");
    const packets: Buffer[] = [];
    waiting.set(browser, packets);
    browser.on("data", (asked) => setTimeout(() => site.write(asked), roundTripMs));
    site.on("data", (answer: Buffer) => {
      for (let at = 0; at < answer.length; at += PACKET_BYTES) {
        packets.push(answer.subarray(at, at + PACKET_BYTES));
      }
      if (!isBusy) sendNext();
    });
    const end = () => {
      waiting.delete(browser);
      site.destroy();
      browser.destroy();
    };
    for (const side of [browser, site]) side.on("error", end);
    browser.on("close", end);
  });
}
