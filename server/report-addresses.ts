/** Where browsers send what they had to refuse (browser-reports.ts). */
export const CSP_REPORTS_ADDRESS = "/csp-reports";

/** Where pages tell that their scripts did not take over (browser-reports.ts). */
export const FAILED_STARTS_ADDRESS = "/failed-starts";
