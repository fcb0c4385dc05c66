/** Words without the marks of links and bold type. */
export function withoutMarks(words: string): string {
  return words.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("**", "");
}
