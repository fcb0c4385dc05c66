/** The footer shows so many license numbers, those that company.yaml names first. */
export const FOOTER_LICENCES = 3;
