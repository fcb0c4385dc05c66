import { currentSite, publicOrigin } from "#app/content/load.server.ts";
import type { MailTemplate } from "#requests/sending/mail-template.ts";

/** What the mails of this site are written with. */
export const mailTemplate: MailTemplate = {
  origin: publicOrigin,
  get company() {
    return currentSite().company;
  },
  get messages() {
    return currentSite().messages;
  },
  get services() {
    return currentSite().services;
  },
};
