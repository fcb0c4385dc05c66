/** A letter: what a mail says, to be written as plain text and as HTML. */
import { escapeHtml } from "#server/escape-html.ts";

export interface Letter {
  language: string;
  /** One line, and nothing in it that a visitor typed. */
  subject: string;
  parts: Part[];
}

/** Only a link can be opened. What a visitor typed must be made harmless before it gets here. */
export type Part = { text: string } | { warning: string } | { link: string } | { rows: Row[] };
export type Row = [label: string, value: string];

export function letterAsText({ parts }: Letter): string {
  return `${parts.map(partAsText).join("\n\n")}\n`;
}

function partAsText(part: Part): string {
  if ("text" in part) return part.text;
  if ("warning" in part) return `*** ${part.warning} ***`;
  if ("link" in part) return part.link;
  return part.rows.map(([label, value]) => `${label}: ${indented(value)}`).join("\n");
}

/** So that no line of a long answer can pass for one of ours. */
function indented(value: string): string {
  return value.includes("\n") ? `\n${value.replace(/^/gm, "  | ")}` : value;
}

const STYLE = "font: 16px/1.5 system-ui, sans-serif; max-width: 40em; overflow-wrap: anywhere";
const WARNING_STYLE = "padding: 12px; border: 3px solid #b00020; font-weight: bold";

export function letterAsHtml({ language, subject, parts }: Letter): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
<body style="${STYLE}">
${parts.map(partAsHtml).join("\n")}
</body>
</html>
`;
}

function partAsHtml(part: Part): string {
  if ("text" in part) return `<p>${inHtml(part.text)}</p>`;
  if ("warning" in part) return `<p style="${WARNING_STYLE}">${inHtml(part.warning)}</p>`;
  if ("link" in part) {
    const address = escapeHtml(part.link);
    return `<p><a href="${address}">${address}</a></p>`;
  }
  const rows = part.rows.map(
    ([label, value]) =>
      `<tr valign="top"><th align="left">${inHtml(label)}</th><td dir="auto">${inHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="4">\n${rows.join("\n")}\n</table>`;
}

function inHtml(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}
