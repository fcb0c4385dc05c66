/** Where the server listens. */
import type { ListenOptions } from "node:net";

/** The first socket that systemd hands over; see sd_listen_fds(3). */
const HANDED_OVER = 3;

/**
 * A socket that systemd holds open (deploy/site@.socket): who comes while no process is there waits
 * for the next one, and nobody is refused at a restart. Without one, an address of our own.
 */
export function listeningPlace(
  { HOST, PORT }: { HOST?: string | undefined; PORT: number },
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv,
): ListenOptions & { fd?: number } {
  // What was handed to another process is not ours, though its environment may be.
  const isHandedOver = LISTEN_PID === String(process.pid) && LISTEN_FDS === "1";
  return isHandedOver ? { fd: HANDED_OVER } : { host: HOST, port: PORT };
}
