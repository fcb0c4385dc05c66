/** For tests: chance that can be repeated, and what nobody should type into a form. */

export interface Chance {
  /** Between 0 and 1. */
  number: () => number;
  one: <Thing>(things: readonly Thing[]) => Thing;
  /** From 0 up to, but without, the limit. */
  below: (limit: number) => number;
  happens: (probability: number) => boolean;
}

/** The same seed gives the same chances: mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(number() * limit);
  return {
    number,
    below,
    happens: (probability) => number() < probability,
    one: (things) => {
      if (things.length === 0) throw new Error("There is nothing to choose from");
      return things[below(things.length)] as (typeof things)[number];
    },
  };
}

export const STRANGE_WORDS = [
  "",
  " ",
  "\0",
  "Jane\0Sample",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "[object Object]",
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "</textarea></title></script><svg onload=alert(1)>",
  "<!--",
  "javascript:alert(1)",
  "{{7*7}} ${7*7} {phone}",
  "$& $1 $` $'",
  "'; drop table requests; --",
  "Jane\r\nBcc: everybody@example.com",
  "Jane\u2028Sample\u2029\u0085",
  "\u202egnorw si siht\u202c",
  "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627",
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u{1f3fd}",
  "\ud800",
  "\udc00x\ud800",
  `Z${"\u0301\u0336\u0489".repeat(300)}`,
  "\ufeff\u200b\u00ad",
  "\ufdfa".repeat(100),
  "\uff13\uff13\uff14\uff13\uff15",
  "%",
  "%00",
  "%ED%A0%80",
  "../../etc/passwd",
  "\\\\server\\share",
  "=cmd|' /C calc'!A0",
  "a".repeat(100),
  "a".repeat(101),
  "\u{1f600}".repeat(51),
  "a".repeat(2001),
  "a@".repeat(120) + "example.com",
  `${"a".repeat(245)}@b.example`,
  "a@b.c",
  "+1 561 555 0100",
  "33435-1234",
];

export const FIELDS = [
  "services",
  "zip",
  "way",
  "email",
  "phone",
  "hours",
  "name",
  "message",
  "language",
  "agreesToCalls",
  "agreesToNews",
  "account",
  "reason",
  "knowsWhatIsKept",
  "contact",
  "website",
  "openFor",
  "formKey",
];

export const STRANGE_FIELDS = [
  "services[]",
  "services[0]",
  "services[__proto__]",
  "__proto__",
  "__proto__[way]",
  "constructor",
  "constructor.prototype",
  "toString",
  "",
  "\0",
  "_method",
  "_charset_",
  "isindex",
  "\ud800",
  "name\r\nX: y",
  `n"; filename="a.txt`,
];
