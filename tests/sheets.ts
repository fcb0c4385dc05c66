/** On which sheets of paper the parts of a page are printed. */
import type { Page } from "@playwright/test";

/**
 * Headings that stand alone at the foot of a sheet: what they are about begins on the next one.
 *
 * The first words of both are made links, as a PDF tells of links on which sheet they are.
 */
export async function lonelyHeadings(page: Page): Promise<string[]> {
  const headings = await page.evaluate(markHeadings);
  const sheets = sheetsOfLinks(await page.pdf({ format: "Letter" }));
  const sheetOf = (mark: string) => sheets.findIndex((links) => links.includes(mark));
  return headings
    .filter(({ words, matter }) => sheetOf(words) < 0 || sheetOf(words) !== sheetOf(matter))
    .map(({ name }) => name);
}

/** Runs in the page. Gives the words of each heading, and where its marks lead. */
function markHeadings() {
  let marks = 0;
  return [...document.querySelectorAll("main :is(h2, h3, caption, legend, summary)")].flatMap(
    (heading) => {
      const words = wordsFrom(heading, (text) => heading.contains(text));
      const matter = wordsFrom(heading, (text) => isAfter(text, endOfHead(heading)));
      if (!words || !matter) return [];
      return [{ name: heading.textContent, words: mark(words), matter: mark(matter) }];
    },
  );

  /** A sentence that only leads from the heading to what follows belongs to the head. */
  function endOfHead(heading: Element): Element {
    const { nextElementSibling: lead, parentElement: head } = heading;
    if (!lead?.matches("h2 + p:not(:has(+ p))")) return heading;
    if (lead.nextElementSibling) return lead;
    return head?.nextElementSibling ? head : heading;
  }

  function wordsFrom(start: Element, isMeant: (text: Node) => boolean): Text | undefined {
    const texts = document.createTreeWalker(start.closest("main") ?? start, NodeFilter.SHOW_TEXT);
    texts.currentNode = start;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.nodeValue?.trim() && isSeen(text.parentElement) && isMeant(text))
        return text as Text;
    }
    return undefined;
  }

  /** What only screen readers tell is a pixel wide. Words in drawings stay as they are. */
  function isSeen(element: Element | null): boolean {
    if (!element?.checkVisibility() || element.closest("svg")) return false;
    return element.getBoundingClientRect().width > 1;
  }

  function isAfter(text: Node, element: Element): boolean {
    return element.compareDocumentPosition(text) === Node.DOCUMENT_POSITION_FOLLOWING;
  }

  function mark(text: Text): string {
    const link = text.parentElement?.closest("a") ?? document.createElement("a");
    if (!link.isConnected) {
      text.replaceWith(link);
      link.append(text);
    }
    if (!link.href.startsWith("mark:")) link.href = `mark:${marks++}`;
    return link.href;
  }
}

/** Less of a line on a sheet is only its edge, in points; the line is on the next one. */
const LEAST_HEIGHT = 4;

/** The addresses of the links on each sheet, as Chromium writes them. */
function sheetsOfLinks(pdf: Buffer): string[][] {
  const objects = new Map<string, string>();
  for (const object of pdf.toString("latin1").split("\nendobj\n")) {
    const [, number, content] = /^(\d+) 0 obj\n(<<[\s\S]*)/m.exec(object) ?? [];
    if (number && content) objects.set(number, content);
  }
  const sheets = [...objects.values()].filter((object) => object.startsWith("<</Type /Page\n"));
  return sheets.map((sheet) => {
    const links = /\/Annots \[([^\]]*)\]/.exec(sheet)?.[1] ?? "";
    return [...links.matchAll(/(\d+) 0 R/g)].flatMap(([, number = ""]) => {
      const link = objects.get(number) ?? "";
      const [, bottom, top] = /\/Rect \[\S+ (\S+) \S+ (\S+)\]/.exec(link) ?? [];
      const [, address] = /\/URI \((.*)\)/.exec(link) ?? [];
      return address && Number(top) - Number(bottom) >= LEAST_HEIGHT ? [address] : [];
    });
  });
}
