import { currentSite, publicOrigin } from "#app/content/load.server.ts";
import type { MailTemplate } from "#requests/sending/mail-template.ts";

/** What the mails of this site are written with. */
export const mailTemplate: MailTemplate = { origin: publicOrigin, ...currentSite() };
