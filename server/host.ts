/** A name with letters, or an address of IPv6, and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Whether this can be the host of an address; others would break it, or change its path. */
export function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}
