/** Where content may hold samples: the names of files and folders. Visitors are told which do. */
export const SAMPLE_PARTS = [
  "company",
  "work",
  "promises",
  "prices",
  "people",
  "jobs",
  "reviews",
  "contests",
] as const;

export type SamplePart = (typeof SAMPLE_PARTS)[number];
