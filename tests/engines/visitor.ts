/** What a visitor does and sees. Parts of a page are found by their element and their words. */
import { expect } from "vitest";
import type { Engine } from "./engine.ts";

/** @param origin of the site */
export function visitorOf(engine: Engine, origin: string) {
  const { evaluate } = engine;
  const find = (element: string, words: string) => evaluate(findPart, element, words, false);

  /** Waits for something in the page. */
  const until = <Given extends unknown[]>(
    what: string,
    run: (...given: Given) => boolean | Promise<boolean>,
    ...given: Given
  ) => expect.poll(() => evaluate(run, ...given), { message: what }).toBe(true);

  /** The pointer goes to a part, once that rests and nothing lies over it. */
  async function pointAt(element: string, words: string) {
    let part: Part | undefined;
    await expect
      .poll(
        async () => {
          const before = part;
          part = (await evaluate(findPart, element, words, true)) ?? undefined;
          return part?.isFree && part.left === before?.left && part.top === before.top;
        },
        { message: `${element} “${words}” can be pointed at` },
      )
      .toBe(true);
    const { left, top, width, height } = part as Part;
    await engine.point(left + width / 2, top + height / 2);
    return part as Part;
  }

  /** As a finger does, which is slower than what a page draws when it is pressed. */
  async function press() {
    await engine.pressMouse();
    await evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await engine.releaseMouse();
  }

  async function click(element: string, words: string) {
    await pointAt(element, words);
    await press();
  }

  return {
    ...engine,
    /** Where nobody waits for the page to wake. */
    load: (path: string) => engine.open(origin + path),
    until,
    pointAt,
    click,
    async open(path: string) {
      // To rest on something as it comes is not to point at it.
      await engine.point(0, 0);
      await engine.open(origin + path);
      await until(
        `${path} is awake`,
        () => document.documentElement.dataset.hydrated !== undefined,
      );
    },
    async clickAt(x: number, y: number) {
      await engine.point(x, y);
      await press();
    },
    /** At the end of what is typed there already. */
    async type(label: string, text: string) {
      await click("input, textarea", label);
      await engine.press("End");
      await engine.type(text);
    },
    async sees(element: string, words: string): Promise<Part> {
      const message = `${element} “${words}” is seen`;
      await expect.poll(() => find(element, words), { message }).not.toBeNull();
      return (await find(element, words)) as Part;
    },
    seesNo: (element: string, words: string) =>
      expect
        .poll(() => find(element, words), { message: `${element} “${words}” is not seen` })
        .toBeNull(),
    isAt: (address: string) =>
      expect.poll(() => evaluate(() => location.href)).toBe(origin + address),
    /** The focus is on a button with these words, or in a field with this label. */
    isOn: (words: string) =>
      until(
        `the focus is on “${words}”`,
        (wanted) => {
          const focused = document.activeElement as HTMLInputElement | null;
          const name = focused?.labels?.[0] ?? focused;
          return name?.textContent.trim() === wanted;
        },
        words,
      ),
  };
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether a press in its middle meets it. */
  isFree: boolean;
}

/**
 * Runs in the page. Gives the first part that is shown, also further down, and has these words: in
 * sight, as its name for who cannot see, or as the label of a field.
 */
function findPart(element: string, words: string, bringsIntoSight: boolean): Part | null {
  const shown = [...document.querySelectorAll<HTMLElement & { labels?: NodeList }>(element)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }),
  );
  const part = shown.find((one) =>
    [one.innerText, one.ariaLabel, one.getAttribute("alt"), one.labels?.[0]?.textContent].some(
      (name) => name?.trim() === words,
    ),
  );
  if (!part) return null;
  const { left, top, width, height } = part.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  const isFree = part.contains(met);
  if (!isFree && bringsIntoSight) part.scrollIntoView({ block: "center", behavior: "instant" });
  return { left, top, width, height, isFree };
}
