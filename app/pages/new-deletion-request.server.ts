import type { AccountDeletion } from "#requests/asking/account-deletion.ts";
import { dialled, isEmail } from "#requests/asking/contact.ts";
import type { NewRequest } from "#requests/keeping/request.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { consentBy, type Sender } from "#app/forms/consent-by.ts";

/** What is kept of a request to delete an account, whether there is one or not. */
export function newDeletionRequest(
  { account, name, reason, knowsWhatIsKept }: AccountDeletion,
  sender: Sender,
  content: PageContent,
): NewRequest {
  const { questions } = sectionOf("deletion-form", content);
  const email = isEmail(account) ? account : "";
  const phone = email ? "" : (dialled(account) ?? "");
  return {
    answers: { kind: "deletion", reason },
    language: content.language,
    name,
    email,
    phone,
    consents: [
      consentBy(sender, {
        purpose: "terms-of-deletion",
        wording: questions.knowsWhatIsKept.label,
        agreed: knowsWhatIsKept,
        contact: email || phone,
      }),
    ],
    formKey: sender.formKey,
  };
}
