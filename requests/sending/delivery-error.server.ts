/** Errors of messages that could not be sent: whether another attempt may help, and the reason in codes. */
import type { SMTPError } from "nodemailer/lib/smtp-connection/index.js";
import { errorCodes } from "#server/log.ts";

/** Staff got all the mails of a kind that they get in a day. */
export class DailyLimitError extends Error {
  readonly code = "EDAILYLIMIT";
}

/** Some of those to whom a mail goes were refused. The others have it, and would get it once more. */
export class PartlyRefusedError extends Error {}

/** The fields of an error of nodemailer. */
interface MailError extends SMTPError {
  /** Whether the answer would be the same at the next attempt (5yz, RFC 5321 section 4.2.1). */
  permanent?: boolean;
}

/** The mail server wants a name and password: that is about us, and passes when they are set right. */
const AUTHENTICATION_REQUIRED = 530;

/** Whether the message was refused, or one of its recipients, and would be at the next attempt. */
export function isForGood(error: unknown): boolean {
  if (error instanceof DailyLimitError || error instanceof PartlyRefusedError) return true;
  if (!(error instanceof Error)) return false;
  const { command, permanent } = error as MailError;
  if (errorCodes(error).responseCode === AUTHENTICATION_REQUIRED) return false;
  return permanent === true && (command === "RCPT TO" || command === "DATA");
}

/** What went wrong, in codes alone: an error's message may quote an address. */
export function reasonOf(error: unknown): string {
  if (error instanceof PartlyRefusedError) return `some recipients: ${reasonOf(error.cause)}`;
  if (!(error instanceof Error)) return typeof error;
  // As in `550 5.1.1 …` (RFC 3463), which tells more than 550 alone.
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(
    (error as MailError).response ?? "",
  )?.[1];
  const codes = [...Object.values(errorCodes(error)), detail].filter(Boolean).join(" ");
  const reason = codes || (error.cause ? reasonOf(error.cause) : error.name);
  const isRefused = isForGood(error) && !(error instanceof DailyLimitError);
  return isRefused ? `${reason}, refused for good` : reason;
}
