import { expect, test } from "vitest";
import { NO_DATA_FILE } from "#app/start-script.ts";
import { setDataApart } from "#scripts/set-data-apart.ts";

const controller = "window.__reactRouterContext.streamController";
const piece = (text: string) =>
  `<script>${controller}.enqueue(${JSON.stringify(text)});</script><!--$-->`;
const end = `<script>${controller}.close();</script>`;
const start = `<script type="module">${NO_DATA_FILE}go()</script>`;

test("the data leaves the page for a file that the page names", () => {
  const { html, data, address } = setDataApart(
    `<p>words</p>${start}${piece('["a \\"quoted\\" word $&",\n')}${piece("2]\n")}${end}</body>`,
  );
  expect(data).toBe('["a \\"quoted\\" word $&",\n2]\n');
  expect(address).toMatch(/^\/assets\/page-data-[\w-]{8}\.txt$/);
  expect(html).toBe(
    `<p>words</p><script type="module">const dataFile="${address}";go()</script><!--$--><!--$--></body>`,
  );
});

test("the name of the file changes with the data", () => {
  const addressOf = (text: string) => setDataApart(`${start}${piece(text)}${end}`).address;
  expect(addressOf("[1]")).toBe(addressOf("[1]"));
  expect(addressOf("[1]")).not.toBe(addressOf("[2]"));
});

test.each([
  ["no data", `${start}${end}`],
  ["no end of it", `${start}${piece("[]")}`],
  ["another start script", `${piece("[]")}${end}`],
])("a page with %s is refused", (_what, page) => {
  expect(() => setDataApart(page)).toThrow("has changed");
});
