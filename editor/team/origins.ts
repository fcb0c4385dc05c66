/** Of the two public addresses of the editor: that of the form, and that of the pages beside it. */

/** Whether nobody on the way can read along; browsers keep names of this kind on the machine. */
export function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || /(^|\.)localhost$/.test(hostname) || hostname === "127.0.0.1";
}

/**
 * Whether they are two names of one site. Cookies know names and no ports, so that two ports would not
 * do; and a frame of another site gets none of its cookies.
 */
export function isOfOneSite(one: string, other: string): boolean {
  const [here, there] = [one, other].map((address) => new URL(address)) as [URL, URL];
  return (
    here.protocol === there.protocol &&
    here.hostname !== there.hostname &&
    domainOf(here.hostname) === domainOf(there.hostname)
  );
}

const domainOf = (hostname: string) => hostname.split(".").slice(-2).join(".");
