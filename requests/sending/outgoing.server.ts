/** Which messages a request, a verified deletion or a stop causes. */
import type { KeptRequest, NewRequest } from "#requests/keeping/request.ts";
import type { Channel, MessageKind } from "#requests/keeping/tables.ts";

/** To whom messages go besides people: a webhook only where one is set. */
export interface Recipients {
  webhook: boolean;
}

/** What a link needs besides the request that it verifies, or the entry of the waitlist that it confirms. */
export interface LinkDetails {
  /** The secret at the end of its address. */
  link: string;
}

/** What staff need to know of a deletion that was verified. */
export interface VerifiedDetails {
  /** References of what else was asked for the same account, and verified by the same link. */
  also: string[];
}

/** All that is known of a stop. */
export interface StopDetails {
  /** As contacts are compared: `+15615550100`, `ann@example.com`. */
  contact: string;
  /** The requests that it ended. */
  references: string[];
}

/** What a message is about: a request, or contact that was ended. */
export type Subject = KeptRequest | StopDetails;

export interface NewMessage {
  about: string;
  message: MessageKind;
  channel: Channel;
  /** JSON */
  details: string;
}

export function messagesOf(
  request: NewRequest,
  reference: string,
  link: string | undefined,
  recipients: Recipients,
): NewMessage[] {
  const toVisitor = link
    ? message(reference, "visitor-link", { link } satisfies LinkDetails)
    : message(reference, "visitor-receipt");
  return [
    ...forStaff(reference, "staff-request", recipients),
    ...(request.email ? [toVisitor] : []),
  ];
}

/** A message to staff, by mail and, where there is one, by webhook. */
export function forStaff(
  about: string,
  kind: MessageKind,
  { webhook }: Recipients,
  details = {},
): NewMessage[] {
  const mail = message(about, kind, details);
  return webhook ? [mail, { ...mail, channel: "webhook" }] : [mail];
}

/** A message to somebody on the waitlist. */
export const forWaitlist = (
  reference: string,
  kind: "visitor-waitlist" | "visitor-opening",
  details?: LinkDetails,
): NewMessage => message(reference, kind, details);

function message(about: string, kind: MessageKind, details = {}): NewMessage {
  return { about, message: kind, channel: "mail", details: JSON.stringify(details) };
}

export function isForVisitor(kind: MessageKind): boolean {
  return kind.startsWith("visitor-");
}

/** What a message of a verified deletion says besides; nothing in those from before it said so. */
export function alsoIn({ details }: { details: string }): string[] {
  const { also = [] }: Partial<VerifiedDetails> = JSON.parse(details);
  return also;
}
