import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A TCP port that nothing listens on just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return port;
}
