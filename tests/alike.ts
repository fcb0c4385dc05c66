/**
 * Which pages stand for others that are built of the same parts. Looking at a page closely takes two
 * thirds of a visit and finds faults of a kind of section: once a kind is enough.
 */
import { allAddresses, locationPages, pages } from "./site.ts";

/** The kinds of sections on a page, in their order. */
const kindsOn = (address: string): string[] =>
  (pages[address] ?? locationPages[address.slice(1)])?.sections.map(({ kind }) => kind) ?? [];

/** What only has to fit: the page with most to read of those with towns, which are alike. */
const longest = Object.keys(locationPages)
  .map((slug) => ({ address: `/${slug}`, length: JSON.stringify(locationPages[slug]).length }))
  .toSorted((one, other) => other.length - one.length)
  .slice(0, 1)
  .map(({ address }) => address);

/** Together they hold each kind of section there is. */
export const ofEachKind = new Set([...fewestPages(), ...longest]);

/** The page that has most of what is left, again and again, until nothing is left. */
function fewestPages(): string[] {
  const left = new Set(allAddresses.flatMap(kindsOn));
  const newOn = (address: string) =>
    new Set(kindsOn(address).filter((kind) => left.has(kind))).size;
  const chosen: string[] = [];
  while (left.size > 0) {
    const best = allAddresses.reduce((one, other) => (newOn(other) > newOn(one) ? other : one));
    chosen.push(best);
    for (const kind of kindsOn(best)) left.delete(kind);
  }
  return chosen;
}
