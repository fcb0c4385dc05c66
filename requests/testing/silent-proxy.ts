/** For tests: a way to a server that can fall silent, as when a cable is cut. */
import { createServer, connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export async function silentProxy(host: string, port: number) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => isSilent || to.write(bytes));
      from.on("close", () => isSilent || to.destroy());
      from.on("error", () => undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    beSilent: (silent: boolean) => {
      isSilent = silent;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
