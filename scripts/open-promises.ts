/** Promises that the company's owner has not confirmed yet, with the lines that say each. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import { FACT } from "#app/content/rich-words.ts";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import type { Promises } from "#app/content/reading/promise.ts";

export const PROMISES_FILE = "promises.yaml";

/** One promise a line, and below it, set in, each place that says it, as `content/file:line`. */
export function openPromises(folder: string, promises: Promises): string[] {
  const places = yamlFilesIn(folder)
    .filter((file) => file !== PROMISES_FILE)
    .flatMap((file) => saidIn(readFileSync(path.join(folder, file), "utf8"), file));
  return Object.entries(promises)
    .filter(([, { sample, given }]) => sample && given)
    .map(([id, { what }]) => {
      const said = places.filter(({ name }) => name === id).map(({ at }) => `\n      ${at}`);
      return `${id}: ${what}${said.length > 0 ? said.join("") : "\n      said nowhere: take it out"}`;
    });
}

/** Names in braces, and names that a sentence points to with `promise:`. */
function saidIn(source: string, file: string): { name: string; at: string }[] {
  const lines = new LineCounter();
  const found: { name: string; offset: number }[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, node) {
      if (key === "key" || typeof node.value !== "string" || !node.range) return;
      const [start, end] = node.range;
      for (const match of source.slice(start, end).matchAll(FACT)) {
        found.push({ name: match.groups?.name ?? "", offset: start + match.index });
      }
    },
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== "promise" || !isScalar(value)) return;
      found.push({ name: String(value.value), offset: value.range?.[0] ?? 0 });
    },
  });
  return found.map(({ name, offset }) => ({
    name,
    at: `content/${file}:${lines.linePos(offset).line}`,
  }));
}
