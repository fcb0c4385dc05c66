/** The wish to be told when something opens: an e-mail address, and nothing else. */
import { isEmail } from "#requests/asking/contact.ts";
import { isMissing, not } from "#requests/asking/faults.ts";
import { plainLine } from "#requests/asking/fields.ts";
import { question } from "#requests/asking/question.ts";

export const wishQuestions = {
  email: question({
    part: "reply",
    field: plainLine({ type: "email", autoComplete: "email", spellCheck: false }),
    faults: { missing: isMissing, wrong: not(isEmail) },
    kept: "nothing",
  }),
};

/** What the page behind the link in our mails does with a wish; its buttons say so. */
export const WISH_STEP = "step";
export type WishStep = "confirm" | "end";
