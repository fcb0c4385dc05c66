/**
 * Something for each language that is made when it is first asked for, and kept: to make a format of
 * `Intl` takes longer than to write with it all that a page says.
 */
export function oncePerLanguage<Made extends object>(make: (language: string) => Made) {
  const made = new Map<string, Made>();
  return (language: string): Made => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
