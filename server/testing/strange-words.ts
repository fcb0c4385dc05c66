/** For tests: what nobody should type into a form. */
import * as fc from "fast-check";

const STRANGE_WORDS = [
  "",
  " ",
  "\0",
  "Jane\0Sample",
  "undefined",
  "1e309",
  "__proto__",
  "toString",
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "</textarea></title></script><svg onload=alert(1)>",
  "javascript:alert(1)",
  "{{7*7}} ${7*7} {phone}",
  "$& $1 $` $'",
  "'; drop table requests; --",
  "Jane\r\nBcc: everybody@example.com",
  "Jane\u2028Sample\u2029\u0085",
  "\u202egnorw si siht\u202c",
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u{1f3fd}",
  "\udc00x\ud800",
  `Z${"\u0301\u0336\u0489".repeat(300)}`,
  "\ufeff\u200b\u00ad",
  "\uff13\uff13\uff14\uff13\uff15",
  "%ED%A0%80",
  "../../etc/passwd",
  "=cmd|' /C calc'!A0",
  "\u{1f600}".repeat(51),
  "a".repeat(2001),
  "a@".repeat(120) + "example.com",
  "a@b.c",
  "33435-1234",
];

/** One of these, two of them in a row, or any letters there are and halves of such. */
export const strangeWords: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...STRANGE_WORDS) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...STRANGE_WORDS), fc.constantFrom(...STRANGE_WORDS))
      .map((two) => two.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);
