/** Mails: letters written as plain text and as HTML, and sent by SMTP. */
import { createTransport, type SendMailOptions } from "nodemailer";
import { PartlyRefusedError } from "#requests/sending/delivery-error.server.ts";
import { escapeHtml } from "#server/escape-html.ts";

/** How long a mail server may be silent. Several answers are needed, so the sender limits them all. */
const PATIENCE_MS = 10_000;

/** No network lies between us and these, and certificates are seldom made out to them. */
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the host of an address is the machine on which this runs. */
const isThisMachine = (address: string) => THIS_MACHINE.has(new URL(address).hostname);

/** What a mail says. */
export interface Letter {
  language: string;
  /** One line, and nothing in it that a visitor typed. */
  subject: string;
  parts: Part[];
  /** Where the recipient can end all contact. */
  stopAddress?: string | undefined;
}

/** Only a link can be opened. What a visitor typed must be made harmless before it gets here. */
export type Part = { text: string } | { warning: string } | { link: string } | { rows: Row[] };
export type Row = [label: string, value: string];

export interface Mail {
  /** The same at every attempt, so that a mail which comes twice is known to be the same. */
  id: string;
  /** Names it for people, where it becomes a file. */
  name: string;
  to: string[];
  replyTo: string | undefined;
  letter: Letter;
}

export interface Mailer {
  /** @throws when it was not sent, not to all, or that is not certain */
  send: (mail: Mail, signal: AbortSignal) => Promise<void>;
}

/** Who all mail is from. */
export interface Sending {
  name: string;
  address: string;
}

interface Options {
  patienceMs?: number;
  /** Whether mail, and our password, may go to the server unencrypted: on this machine alone, but for tests. */
  mayBePlain?: boolean;
}

/** @param url like `smtp://user:password@mail.example.com:587` */
export function smtpMailer(url: string, from: Sending, options: Options = {}): Mailer {
  const { patienceMs = PATIENCE_MS, mayBePlain = isThisMachine(url) } = options;
  const transport = createTransport({
    url,
    requireTLS: !mayBePlain,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    tls: { rejectUnauthorized: !isThisMachine(url) },
  });
  return {
    async send(mail, signal) {
      const { rejectedErrors = [] } = await transport.sendMail({ ...written(mail, from), signal });
      const [cause] = rejectedErrors;
      if (cause) throw new PartlyRefusedError("Some recipients were refused", { cause });
    },
  };
}

/** The mail as it goes over the wire, or into a file. */
export async function composed(mail: Mail, from: Sending): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(written(mail, from));
  return message as Buffer;
}

function written(mail: Mail, from: Sending): SendMailOptions {
  const { id, to, replyTo, letter } = mail;
  return {
    messageId: `<${id}@${from.address.split("@").at(-1)}>`,
    from,
    to: to.map((address) => ({ name: "", address })),
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject: letter.subject,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
    headers: {
      "Auto-Submitted": "auto-generated",
      // Out-of-office answers help nobody; this is how Exchange is told.
      "X-Auto-Response-Suppress": "All",
    },
    ...(letter.stopAddress && { list: { unsubscribe: letter.stopAddress } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

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
