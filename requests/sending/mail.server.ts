/** Sends letters as mail: by SMTP or, where there is none, into a folder. */
import { createTransport, type SendMailOptions } from "nodemailer";
import { type Letter, letterAsHtml, letterAsText } from "#requests/sending/letter.server.ts";

/** How long a mail server may be silent. Several answers are needed, so the sender limits them all. */
const PATIENCE_MS = 10_000;

export interface Mail {
  /** The same at every attempt, so that a mail which comes twice is known to be the same. */
  id: string;
  /** Names it for people, where it becomes a file. */
  name: string;
  to: string[];
  replyTo: string | undefined;
  letter: Letter;
  /** Where whoever gets the mail can end all contact. */
  stopAddress?: string | undefined;
}

export interface Mailer {
  /** @throws when it was not sent, or that is not certain */
  send: (mail: Mail, signal: AbortSignal) => Promise<void>;
}

/** Who all mail is from. */
export interface Sending {
  name: string;
  address: string;
}

/** No network lies between us and these, and certificates are seldom made out to them. */
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** @param url like `smtp://user:password@mail.example.com:587` */
export function smtpMailer(url: string, from: Sending, patienceMs = PATIENCE_MS): Mailer {
  const transport = createTransport({
    url,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    tls: { rejectUnauthorized: !THIS_MACHINE.has(new URL(url).hostname) },
  });
  return {
    async send(mail, signal) {
      await transport.sendMail({ ...written(mail, from), signal });
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
  const { id, to, replyTo, letter, stopAddress } = mail;
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
    ...(stopAddress && { list: { unsubscribe: stopAddress } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
