import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isCollection, isMap, isPair, isScalar, isSeq, parseDocument, visit } from "yaml";
import type { Document } from "yaml";
import { publishedLanguages, yamlFilesIn } from "#app/content/reading/languages.ts";

/** In letters. */
const LONGEST_LINE = 110;

/** Files of a content folder, changed one by one so that remarks in them stay. */
export class ContentFolder {
  readonly folder: string;
  readonly #documents = new Map<string, Document>();

  constructor(folder: string) {
    this.folder = folder;
  }

  get languages() {
    return publishedLanguages(this.folder);
  }

  at = (name: string) => path.join(this.folder, name);
  has = (name: string) => existsSync(this.at(name));
  all = () => yamlFilesIn(this.folder);
  text = (name: string) => (this.has(name) ? readFileSync(this.at(name), "utf8") : "");
  read = (name: string) => this.document(name).toJS() as unknown;
  remove = (name: string) => rmSync(this.at(name), { recursive: true, force: true });

  /** Sets what stands at the top of a file, which need not be there. */
  set(name: string, values: object) {
    this.change(name, (document) => {
      for (const [key, value] of Object.entries(values)) {
        const [before, node] = [document.get(key), written(document.createNode(value))];
        if (isCollection(node) && isCollection(before)) node.flow = before.flow ?? false;
        document.set(key, node);
      }
    });
  }

  /** Puts another value in the place of all that a file holds. */
  replace = (name: string, value: object) =>
    this.change(name, (document) => void (document.contents = written(document.createNode(value))));

  /** Takes the other entries out of a map in a file, or of a list by their ids. */
  keepOnly(name: string, at: (string | number)[], isKept: (id: string) => boolean) {
    this.change(name, (document) => {
      const held = document.getIn(at);
      if (isMap(held)) held.items = held.items.filter(({ key }) => isKept(String(key)));
      if (!isSeq(held)) return;
      held.items = held.items.filter((item) => !isMap(item) || isKept(String(item.get("id"))));
    });
  }

  write(name: string, text: string) {
    this.#documents.delete(name);
    mkdirSync(path.dirname(this.at(name)), { recursive: true });
    writeFileSync(this.at(name), text);
  }

  document(name: string): Document {
    const document = this.#documents.get(name) ?? parseDocument(this.text(name));
    this.#documents.set(name, document);
    return document;
  }

  change(name: string, change: (document: Document) => void) {
    const document = this.document(name);
    change(document);
    this.write(name, textOf(document));
  }
}

/** Lists are written [a, b] here, and maps { a: b }. */
const textOf = (document: Document) =>
  document.toString({ lineWidth: 0, nullStr: "" }).replace(/(?<=: )\[ (.+) \]/g, "[$1]");

/** What fits on a line stands on one, as in the files that people wrote. */
function written<Node>(node: Node): Node {
  const isFlat = (item: unknown) => isScalar(isPair(item) ? item.value : item);
  const fits = (part: unknown) => JSON.stringify(part).length < LONGEST_LINE;
  if (!isCollection(node)) return node;
  visit(node, {
    Collection: (_, part) => void (part.flow = part.items.every(isFlat) && fits(part)),
  });
  return node;
}
