/**
 * What a visitor typed, so that nobody who reads it can be led anywhere: mail programs make links
 * of all that looks like an address. People can still read it: `https[:]//example[.]com`.
 */
export function harmless(typed: string): string {
  return visible(typed)
    .replace(SCHEME, "[:]")
    .replace(SHARE, "[\\\\]")
    .replace(DOTTED, (name) => (NO_HOST.test(name) ? name : name.replace(DOT, "[.]")));
}

/** An address as it is, if it is one for mail only and nothing else can be seen in it. */
export function harmlessEmail(email: string): string {
  return PLAIN_EMAIL.test(email) ? email : harmless(email);
}

/** The colon of `https:` or `mailto:`, also of any other word that leads somewhere. */
const SCHEME = /(?<=[a-z][a-z0-9+.-]*):(?=\S)/gi;
/** The beginning of `\\server\files`, which Outlook opens. */
const SHARE = /\\\\/g;
/** `example.com`, `3.50`, `192.0.2.1`; with the other full stops that names of hosts may have. */
const DOTTED = /[\p{L}\p{M}\p{N}_-]+(?:[.\u3002\uff0e\uff61][\p{L}\p{M}\p{N}_-]+)+/gu;
const DOT = /[.\u3002\uff0e\uff61]/g;
/** `3.50` and `a.m.` */
const NO_HOST = /^(\d+\.\d+|\p{L}(\.\p{L})+)$/u;
const PLAIN_EMAIL = /^[a-z0-9_+.-]+@[a-z0-9.-]+$/i;

/** Without control characters, and without marks that hide or turn around what stands there. */
export function visible(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .replace(/\p{Cf}/gu, "");
}
