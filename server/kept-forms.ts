/** Which forms are kept. Those of tools are only answered: nobody stores them, or remembers them for a moment. */

const TOOLS = /^(?:\/[a-z]{2})?\/tools(?:[/.]|$)/;

export const isOnlyAnswered = (path: string): boolean => TOOLS.test(path);
