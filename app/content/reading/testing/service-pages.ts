/** For tests: the pages that a homeowner decides on, which all answer the same first questions. */
export const SERVICE_PAGES = [
  "/solar",
  "/solar/panels",
  "/solar/inverters",
  "/solar/batteries",
  "/roofing",
  "/hurricane-protection",
  "/hurricane-protection/windows-doors",
  "/hvac",
];
