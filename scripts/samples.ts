/** What stands in the content only until the company says what is true. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { PROMISES_FILE } from "#scripts/open-promises.ts";

/** Every `sample: true` in the content, as `file:line  what`, but promises, which have a list of their own. */
export function samples(): string[] {
  return yamlFilesIn(contentFolder)
    .filter((file) => file !== PROMISES_FILE)
    .flatMap((file) => {
      const lines = new LineCounter();
      const document = parseDocument(readFileSync(path.join(contentFolder, file), "utf8"), {
        lineCounter: lines,
      });
      const found: string[] = [];
      visit(document, {
        Pair(_key, pair, ancestors) {
          if (!isScalar(pair.key) || pair.key.value !== "sample") return;
          if (!isScalar(pair.value) || pair.value.value !== true) return;
          const line = lines.linePos(pair.key.range?.[0] ?? 0).line;
          const holder = ancestors.at(-1);
          const first = isMap(holder) ? holder.items.find((item) => item !== pair) : undefined;
          const name = ancestors.filter(isPair).map(({ key }) => `${String(key)}.`);
          found.push(
            `content/${file}:${line}  ${first ? `${name.join("")}${String(first.key)}: ${String(first.value)}` : file}`,
          );
        },
      });
      return found;
    });
}

/** Sentences that call something a sample, as `file:line`; they are wrong once it is none. */
export function sentencesAboutSamples(): string[] {
  return yamlFilesIn(contentFolder)
    .filter((file) => /\/(pages|locations|contests)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(contentFolder, file), "utf8");
      return text
        .split("\n")
        .flatMap((line, index) =>
          /\bsamples?\b/i.test(line) && !line.includes("alt:")
            ? [`content/${file}:${index + 1}  ${line.trim()}`]
            : [],
        );
    });
}
