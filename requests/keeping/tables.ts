/** The tables of the database. Times are ISO 8601 in UTC, which sort as text on every engine. */
import type { CountKind } from "#questions/counts.ts";
import type { Purpose, RequestKind } from "#questions/forms.ts";
import type { Generated } from "kysely";

/** What visitors asked for. */
export interface RequestsTable {
  /** What a person reads over the phone, like `7HQ-4XW-9CM`. */
  reference: string;
  /** A row of the waitlist is a request with an e-mail address alone (waitlist.server.ts). */
  kind: RequestKind | "waitlist";
  /** Names the confirmation page of this request; whoever has it may see what was sent. */
  receipt: string;
  /** Hash of the answers and the key of their form, so that sending it twice is sending it once. */
  form_key: string | null;
  created_at: string;
  /** The language in which the person wants to be answered. */
  language: string;
  name: string;
  email: string;
  /** The e-mail address in the form in which addresses are compared. */
  email_key: string;
  /** What mail is counted by: several addresses may lead into one mailbox. */
  mailbox: string;
  /** As dialled, like `+15615550100`. */
  phone: string;
  /** JSON: `Answers`. */
  answers: string;
  /** JSON: list of `Consent`. */
  consents: string;
  /** When the person asked us to stop contact after this request. */
  stopped_at: string | null;
  /** When staff finished with it, or the mail about the opening was queued. */
  done_at: string | null;
  /** SHA-256 of the secret in the link that verifies a deletion, or confirms an entry of the waitlist. */
  link_hash: string | null;
  link_until: string | null;
  verified_at: string | null;
}

/** Messages that must still go out, or have. */
interface OutboxTable {
  id: Generated<number>;
  /** The request's reference, or the hash of a contact where there is no request. */
  about: string;
  message: MessageKind;
  channel: "mail" | "webhook";
  /** JSON: what the message needs besides the request. Emptied once it is sent. */
  details: string;
  created_at: string;
  /** Not to be sent before. */
  due_at: string;
  /** If it could not be sent until then, it is a dead letter. */
  give_up_at: string;
  attempts: number;
  /** Which process is sending it, and until when nobody else may. */
  leased_by: string | null;
  leased_until: string | null;
  state: OutboxState;
  /** What went wrong last, without personal data. */
  last_error: string | null;
  sent_at: string | null;
}

/** The suppression list: contacts that want to hear nothing more, as keyed hashes that recognize them. */
export interface Suppression {
  contact_hash: string;
  stopped_at: string;
}

/** What a person agreed to, or did not; `consents_once` names reference and purpose. */
export interface ConsentRecord {
  id: number;
  /** Of the request that it came with, which may be erased by now. */
  reference: string;
  kind: RequestKind;
  purpose: Purpose;
  /** 1 for yes, 0 for no. */
  agreed: number;
  wording: string;
  /** Of the wording, and its language; both may be empty. */
  version: string;
  language: string;
  page: string;
  /** Empty where the person did not agree, or is forgotten. */
  contact: string;
  /** As in `suppressions`; empty where the person did not agree. */
  contact_hash: string;
  network_address: string;
  given_at: string;
}

/** How often something happened on a day; nothing about whom. */
export interface Count {
  /** In Florida, like `2026-11-22`. */
  day: string;
  kind: CountKind;
  name: string;
  times: number;
}

export interface Tables {
  requests: RequestsTable;
  outbox: OutboxTable;
  suppressions: Suppression;
  consents: Omit<ConsentRecord, "id"> & { id: Generated<number> };
  counters: Count;
}

/**
 * For staff: a request, a verified deletion, a stop. For visitors: a receipt, a link to verify a
 * deletion, a link to confirm an entry of the waitlist, and the news that it has opened.
 */
export type MessageKind =
  | "staff-request"
  | "staff-verified"
  | "staff-stop"
  | "visitor-receipt"
  | "visitor-link"
  | "visitor-waitlist"
  | "visitor-opening";
type OutboxState = "waiting" | "sent" | "dead" | "cancelled";
