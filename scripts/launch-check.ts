/**
 * Lists what still stands between this site and its launch, and fails while there is anything:
 * samples that only the company can replace, promises that its owner has not confirmed, texts that
 * no lawyer has read, sources that nobody has opened yet, and claims that have run out or whose check
 * is too old.
 * `npm run launch-check`
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { unchecked } from "#app/content/reading/claims.ts";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { openPromises, PROMISES_FILE } from "#scripts/open-promises.ts";
import { tellClaims } from "#scripts/tell-claims.ts";
import { unreadTexts } from "#scripts/unread-texts.ts";

/** Every `sample: true` in the content, as `file:line  what`. */
function samples(): string[] {
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

const content = readContent(fixedAddresses());
const { claims } = content;
const unopened = unchecked(claims).map((id) => {
  const { source, address } = claims[id] ?? {};
  return `${id}  ${[source, address].filter(Boolean).join(", ")}`;
});
const left: [string, string[]][] = [
  ["Samples that only the company can replace", samples()],
  ["Sentences that speak of samples", sentencesAboutSamples()],
  ["Promises that the owner has not confirmed", openPromises(contentFolder, content.promises)],
  ["Texts that a lawyer has to read", unreadTexts(contentFolder, content)],
  ["Sources and addresses that nobody has opened yet", unopened],
];
for (const [what, lines] of left) {
  console.log(`${what}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}
console.log("Claims that have run out or were checked too long ago, or will be within two months:");
const { gone, old } = tellClaims(content);
if (gone + old > 0 || left.some(([, lines]) => lines.length > 0)) process.exitCode = 1;
else console.log("Nothing stands in the way.");
