/**
 * What every page is made of, in every language, as it is sent: headings in their order, names for
 * all that can be pressed or filled in, and no name that leads to nothing.
 * What a browser has to see is in every-page.spec.ts.
 */
import { expect, test } from "vitest";
import { allAddresses, spanishAddresses, stormAddresses } from "../content-of-site.ts";
import { sent } from "./ask.ts";
import { faultsOfOutline } from "./outline-faults.ts";

for (const [what, addresses] of Object.entries({
  English: allAddresses,
  Spanish: spanishAddresses,
  storm: stormAddresses,
})) {
  test(`every page has a sound outline: ${what}`, async () => {
    const faults: Record<string, string[]> = {};
    for (const address of addresses) {
      const found = faultsOfOutline(await sent(address));
      if (found.length > 0) faults[address] = found;
    }
    expect(faults).toEqual({});
  });
}

test("a page that is not sound is told", () => {
  const broken: Record<string, string> = {
    "<main><h1>A</h1><h1>B</h1></main>": "2 first headings",
    "<main><h2>A</h2></main>": "0 first headings",
    "<main><h1>A</h1><h3>B</h3></main>": "h3 follows h1",
    '<main><h1 id="a">A</h1><p id="a"></p></main>': "#a is there twice",
    '<main><h1>A</h1><a href="#b">B</a></main>': "a names #b: not there",
    '<main><h1>A</h1><input aria-describedby="c" aria-label="C"></main>':
      "input names #c: not there",
    '<main><h1>A</h1><a href="/"><svg></svg></a></main>': 'has no name: <a href="/">',
    '<main><h1>A</h1><button type="submit"></button></main>': 'has no name: <button type="submit">',
    '<main><h1>A</h1><input name="zip"></main>': 'has no name: <input name="zip">',
    '<main><h1>A</h1><img src="/a.avif"></main>': 'has no name: <img src="/a.avif">',
    "<h1>A</h1>": "0 main parts",
    '<main><h1>A</h1></main><nav aria-label="Menu"></nav><nav aria-label="Menu"></nav>':
      'two menus are called "Menu"',
  };
  for (const [html, fault] of Object.entries(broken)) {
    expect(faultsOfOutline(html), html).toEqual([fault]);
  }
});
