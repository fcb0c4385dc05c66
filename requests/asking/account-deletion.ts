/** The request to delete an account: what is asked, and when an answer is right. */
import { LONGEST, lineOf, plainLineOf, textOf, tooLong } from "#requests/asking/answers.ts";
import { dialled, isEmail } from "#requests/asking/contact.ts";

export interface AccountDeletion {
  /** The e-mail address or phone number that belongs to the account. */
  account: string;
  name: string;
  reason: string;
  /** Has read what is kept, and why. */
  knowsWhatIsKept: boolean;
}

export const EMPTY_ACCOUNT_DELETION: AccountDeletion = {
  account: "",
  name: "",
  reason: "",
  knowsWhatIsKept: false,
};

export function readAccountDeletion(form: FormData): AccountDeletion {
  return {
    account: plainLineOf(form, "account"),
    name: lineOf(form, "name"),
    reason: textOf(form, "reason"),
    knowsWhatIsKept: form.has("knowsWhatIsKept"),
  };
}

export interface DeletionProblem {
  field: keyof AccountDeletion;
  fault: "missing" | "wrong" | "long";
}

/** What is wrong with a request, in the order of the form. */
export function deletionProblems(request: AccountDeletion): DeletionProblem[] {
  const { account, name, reason, knowsWhatIsKept } = request;
  const faults: [DeletionProblem["field"], DeletionProblem["fault"] | undefined][] = [
    ["account", account ? wrongContact(account) : "missing"],
    ["name", name ? tooLong(name, LONGEST.name) : "missing"],
    ["reason", tooLong(reason, LONGEST.text)],
    ["knowsWhatIsKept", knowsWhatIsKept ? undefined : "missing"],
  ];
  return faults.flatMap(([field, fault]) => (fault ? [{ field, fault }] : []));
}

function wrongContact(contact: string) {
  return isEmail(contact) || dialled(contact) ? undefined : "wrong";
}
