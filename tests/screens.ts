/** The screens that visitors are at. */
export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** What is left of a Letter or A4 page between the margins. */
export const PAPER = { width: 680, height: 900 };
