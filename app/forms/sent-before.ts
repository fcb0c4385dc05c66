/** What was sent from this tab, so that who goes Back to a form does not send it twice. */

export interface SentForm {
  /** The page that confirms it, on this site. */
  address: string;
  reference?: string | undefined;
}

const keyOf = (form: string) => `sent-${form}`;

export function keepSent(form: string, sent: SentForm) {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(sent));
  } catch {
    // Browsers may refuse to keep anything; then nothing is said later.
  }
}

export function sentBefore(form: string): SentForm | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
