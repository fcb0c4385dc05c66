/** For tests: what the site writes its mails with. */
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import type { MailTemplate } from "#requests/sending/mail-template.ts";

const { company, messages, services } = siteContent;

export const sampleMailTemplate: MailTemplate = {
  company,
  messages,
  services,
  origin: company.website,
};
