/** Whether this browser does not ask to be left alone: by Global Privacy Control, or Do Not Track. */
export function mayBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Wishes;
  return !globalPrivacyControl && doNotTrack !== "1";
}

/** https://www.w3.org/TR/gpc/ is not known to every browser, nor to TypeScript. */
type Wishes = Navigator & { globalPrivacyControl?: boolean };
