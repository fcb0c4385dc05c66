/**
 * Where a name or password in an address holds `/`, `#` or `?` as they are, the address ends there,
 * and what follows is taken for something else.
 */
const UNESCAPED = /^[a-z+]+:\/\/[^/?#@]*:[^/?#@]*[/?#][^?]*@/i;

export const UNESCAPED_HINT =
  "must have / # ? in the name and password as %2F %23 %3F, and % itself as %25";

export function isUnescaped(address: unknown): boolean {
  return typeof address === "string" && UNESCAPED.test(address);
}
