/** What we promise in numbers. Sentences take them by name, as in `{deletionDays} days`. */

/** Within so many days after a person was verified, the account is gone. */
export const DELETION_DAYS = 30;

/** Within so many business days we call whoever named an account by its phone number. */
export const CALL_DAYS = 3;

/** So many hours long the link in a mail can verify the deletion of an account. */
export const LINK_HOURS = 48;

/** So many days an entry of the waitlist waits to be confirmed by the link in the mail. */
export const WAITLIST_DAYS = 7;

/** How long records of consents are kept: claim `telemarketing-records`, 16 CFR 310.5. */
export const CONSENT_YEARS = 5;
