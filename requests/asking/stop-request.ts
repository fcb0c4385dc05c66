/** The request to be left alone: an e-mail address or a phone number, and nothing else. */
import { isContact } from "#requests/asking/contact.ts";
import { isMissing, not } from "#requests/asking/faults.ts";
import { plainLine } from "#requests/asking/fields.ts";
import { question } from "#requests/asking/question.ts";

export const stopQuestions = {
  contact: question({
    part: "reply",
    field: plainLine({ autoComplete: "email", spellCheck: false }),
    faults: { missing: isMissing, wrong: not(isContact) },
    kept: "nothing",
  }),
};
