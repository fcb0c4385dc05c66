/** Turns what the YAML library reports into sentences that help an editor. */
import type { YAMLParseError, YAMLWarning } from "yaml";

const QUOTES = 'put the text between "double quotes"';
const UNDER = "let it begin exactly under the line it belongs with, with spaces";

/** A text behind a name that holds another name: `heading: Two kinds: with and without`. */
const SECOND_COLON = /:(\s|$)/;

/** @param source the whole file, for what stands around the place */
export function yamlMessage(error: YAMLParseError | YAMLWarning, source: string): string {
  const { code, message, pos } = error;
  const [place] = pos;
  const restOfLine = source.slice(place).split("\n", 1)[0] ?? "";
  switch (code) {
    case "TAB_AS_INDENT":
      return "begins with a tab; put spaces in its place";
    case "DUPLICATE_KEY":
      return `the name ${restOfLine.split(":", 1)[0]} stands here twice; remove one, or begin a new part with a dash`;
    case "BLOCK_AS_IMPLICIT_KEY":
      return SECOND_COLON.test(restOfLine)
        ? `a colon in a text needs quotes; ${QUOTES}`
        : `the line below begins too far to the right; ${UNDER}`;
    case "MULTILINE_IMPLICIT_KEY":
      return "needs a name, a colon and a space, as in `heading: Words`";
    case "BAD_INDENT":
      return "a bracket that is opened here or above is never closed";
    case "BAD_DQ_ESCAPE":
      return 'between "double quotes", a \\ must be written twice';
    case "MISSING_CHAR":
      if (message.startsWith("Missing closing"))
        return "a quote is opened here or above, and never closed";
      return `begins at the wrong place; ${UNDER}`;
    case "RESOURCE_EXHAUSTION":
      return "holds too much inside of one another";
    case "BAD_ALIAS":
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
    case "UNEXPECTED_TOKEN":
      return `a text that begins with a sign like { [ * & ! @ % - or > needs quotes; ${QUOTES}`;
    default:
      return message.split("\n", 1)[0]?.replace(/ at line \d+.*$/, "") ?? code;
  }
}
