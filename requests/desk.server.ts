/** The desk where requests are handed in: the one door through which the site reaches them. */
import { openDatabase, type Database } from "#requests/database.server.ts";
import { verifyDeletion } from "#requests/deletion-link.server.ts";
import { type Health, healthOf } from "#requests/health.server.ts";
import type { KeptRequest, NewRequest } from "#requests/request.ts";
import { findRequest, type Saved, saveRequest } from "#requests/store.server.ts";
import { stopContact } from "#requests/stop-contact.server.ts";

/** Every method throws when the database cannot do it; then nothing was changed. */
export interface Desk {
  /** Keeps a request; when this returns, it will not be lost. */
  save: (request: NewRequest) => Promise<Saved>;
  findByReceipt: (receipt: string) => Promise<KeptRequest | undefined>;
  findByLink: (link: string) => Promise<KeptRequest | undefined>;
  /** Verifies a deletion by the link in a mail; once, and in time. */
  verify: (link: string) => Promise<void>;
  /** Ends all contact with an e-mail address or phone number. */
  stop: (contact: string) => Promise<void>;
  /** How many messages wait. */
  health: () => Promise<Health>;
}

interface Options {
  settings: {
    DATA_DIR: string;
    DATABASE_URL?: string | undefined;
    WEBHOOK_URL?: string | undefined;
  };
}

export function openDesk({ settings }: Options): Desk {
  const recipients = { webhook: settings.WEBHOOK_URL !== undefined };
  let opening: Promise<Database> | undefined;
  /** Opened when first needed, and anew after it could not be. */
  function database() {
    opening ??= openDatabase(settings).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }
  return {
    save: async (request) => saveRequest(await database(), request, recipients),
    findByReceipt: async (receipt) => findRequest(await database(), { receipt }),
    findByLink: async (link) => findRequest(await database(), { link }),
    verify: async (link) => verifyDeletion(await database(), link, recipients),
    health: async () => healthOf(await database()),
    stop: async (contact) => stopContact(await database(), contact, recipients),
  };
}
