/**
 * Lists what still stands between this site and its launch, and fails while there is anything:
 * samples that only the company can replace, sources that nobody has opened yet, and claims that
 * have run out. `npm run launch-check`
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { unchecked } from "#app/content/reading/claims.ts";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { tellClaims } from "#scripts/check-content.ts";

/** Every `sample: true` in the content, as `file:line  what`. */
function samples(): string[] {
  return yamlFilesIn(contentFolder).flatMap((file) => {
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
function sentencesAboutSamples(): string[] {
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

const left = samples();
console.log(`Samples that only the company can replace: ${left.length}`);
for (const sample of left) console.log(`  ${sample}`);
const sentences = sentencesAboutSamples();
console.log(`Sentences that speak of samples: ${sentences.length}`);
for (const sentence of sentences) console.log(`  ${sentence}`);
const { claims, ...site } = readContent(fixedAddresses());
const unread = unchecked(claims);
console.log(`Sources and addresses that nobody has opened yet: ${unread.length}`);
for (const id of unread) {
  const { source, address } = claims[id] ?? {};
  console.log(`  ${id}  ${[source, address].filter(Boolean).join(", ")}`);
}
console.log("Claims that have run out, or will within two months:");
const gone = tellClaims({ claims, ...site });
if (left.length > 0 || sentences.length > 0 || unread.length > 0 || gone > 0) process.exitCode = 1;
else console.log("Nothing stands in the way.");
