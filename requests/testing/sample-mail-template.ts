/** For tests: what the site writes its mails with. */
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import type { MailTemplate } from "#requests/sending/mail-template.ts";

const { company, messages, services, samples } = siteContent;

export const sampleMailTemplate: MailTemplate = {
  company,
  hasSamples: samples.length > 0,
  messages,
  services,
  origin: company.website,
};
