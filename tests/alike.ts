/**
 * Which pages stand for others that are built of the same parts. Looking at a page closely takes two
 * thirds of a visit, and finds faults of a kind of section, or of how two kinds follow each other:
 * towns, and pages that come soon, hardly have any that no other page has.
 */
import { allAddresses, locationPages, pages } from "./site.ts";

/** The kinds of sections on a page, in their order. */
const kindsOn = (address: string): string[] =>
  (pages[address] ?? locationPages[address.slice(1)])?.sections.map(({ kind }) => kind) ?? [];

/** Each kind with the one before it. */
const pairsOn = (address: string): string[] =>
  kindsOn(address).map((kind, at, kinds) => `${kinds[at - 1] ?? "the top"}, ${kind}`);

/** What only has to fit: the page with most to read of those with towns, which are alike. */
const longest = Object.keys(locationPages)
  .map((slug) => ({ address: `/${slug}`, length: JSON.stringify(locationPages[slug]).length }))
  .toSorted((one, other) => other.length - one.length)
  .slice(0, 1)
  .map(({ address }) => address);

/** Together they hold each kind of section there is. */
export const ofEachKind = new Set([...fewestWith(kindsOn), ...longest]);

/** Together they hold each two kinds that follow one another anywhere. */
export const ofEachPair = new Set([...fewestWith(pairsOn), ...ofEachKind]);

/** The page that has most of what is left, again and again, until nothing is left. */
function fewestWith(partsOf: (address: string) => string[]): string[] {
  const left = new Set(allAddresses.flatMap(partsOf));
  const newOn = (address: string) => new Set(partsOf(address).filter((part) => left.has(part)));
  const chosen: string[] = [];
  while (left.size > 0) {
    const ranked = allAddresses.map((address) => ({ address, parts: newOn(address) }));
    const best = ranked.reduce((one, other) => (other.parts.size > one.parts.size ? other : one));
    chosen.push(best.address);
    for (const part of best.parts) left.delete(part);
  }
  return chosen;
}
