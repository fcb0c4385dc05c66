/** Sends letters as mail: by SMTP or, where there is none, into a folder. */
import { createTransport, type SendMailOptions } from "nodemailer";
import { isForGood, PartlyRefusedError } from "#requests/sending/trouble.server.ts";
import { isThisMachine } from "#server/this-machine.ts";
import { type Letter, letterAsHtml, letterAsText } from "#requests/sending/letter.server.ts";

/** How long a mail server may be silent. Several answers are needed, so the sender limits them all. */
const PATIENCE_MS = 10_000;

export interface Mail {
  /** The same at every attempt, so that a mail which comes twice is known to be the same. */
  id: string;
  /** Names it for people, where it becomes a file. */
  name: string;
  to: string[];
  /** Those of them who have it already. */
  reached?: string[] | undefined;
  replyTo: string | undefined;
  letter: Letter;
  /** Where whoever gets the mail can end all contact. */
  stopAddress?: string | undefined;
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
  /** Whether mail, and our password, may go to the server unencrypted. */
  mayBePlain?: boolean;
}

/** @param url like `smtp://user:password@mail.example.com:587` */
export function smtpMailer(url: string, from: Sending, options: Options = {}): Mailer {
  const { patienceMs = PATIENCE_MS, mayBePlain = false } = options;
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
      const { to, reached = [] } = mail;
      const missing = to.filter((address) => !reached.includes(address));
      // All who are left were taken from the list of recipients.
      if (missing.length === 0) return;
      const envelope = { from: from.address, to: missing };
      const { accepted, rejectedErrors = [] } = await transport.sendMail({
        ...written(mail, from),
        envelope,
        signal,
      });
      if (rejectedErrors.length === 0) return;
      const mayPass = rejectedErrors.find((error) => !isForGood(error));
      throw new PartlyRefusedError(
        [...reached, ...accepted.map(String)],
        mayPass ?? rejectedErrors[0],
      );
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
