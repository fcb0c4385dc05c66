/** How long records of consents are kept: claim `telemarketing-records`, 16 CFR 310.5. */
export const CONSENT_YEARS = 5;
