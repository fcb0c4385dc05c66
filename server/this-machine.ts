/** No network lies between us and these, and certificates are seldom made out to them. */
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the host of an address is the machine on which this runs. */
export function isThisMachine(address: string): boolean {
  return URL.canParse(address) && THIS_MACHINE.has(new URL(address).hostname);
}
