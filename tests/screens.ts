/** The screens that visitors are at. */
export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** How far somebody scrolls on a phone at most, in pixels. What is looked up may be longer. */
export const LONGEST_ON_PHONE = 9000;

/** A phone whose browser shows its own bars above and below the page. */
export const LOW_PHONE = { width: 390, height: 664 };

/** The smallest phones in use, and the usual one. */
export const PHONE_SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** A phone that lies on its side. */
export const LYING_PHONE = { width: 844, height: 390 };

/** A desk of 1280 by 1024 where the page is enlarged four times. */
export const ENLARGED = { width: 320, height: 256 };

/** What is left of a Letter or A4 page between the margins. */
export const PAPER = { width: 680, height: 900 };

/** So many of them a page takes at most, where somebody may print it to take it along. */
export const MOST_SHEETS = 5;
