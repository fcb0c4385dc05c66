/** Where browsers send what they had to refuse (csp-reports.ts). */
export const CSP_REPORTS_ADDRESS = "/csp-reports";

/** Where pages tell that their scripts did not take over (failed-starts.ts). */
export const FAILED_STARTS_ADDRESS = "/failed-starts";
