import { amount, choice, whole } from "#questions/fields.ts";

export const JOBS = ["roof", "openings", "solar"] as const;
export type Job = (typeof JOBS)[number];

/** What the size of a job is worked out from. What only one job needs is asked with that job. */
export const priceQuestions = {
  job: { field: choice(...JOBS), needed: true },
  footprint: { field: whole(100, 50_000) },
  rise: { field: amount(0, 24, { decimals: 1 }), initial: "4" },
  waste: { field: amount(0, 40, { decimals: 1 }), initial: "10" },
  openings: { field: whole(1, 200) },
  panels: { field: whole(1, 200) },
  watts: { field: whole(100, 1000), initial: "400" },
} as const;

/** What each job cannot do without. */
export const NEEDED_FOR = {
  roof: ["footprint", "rise", "waste"],
  openings: ["openings"],
  solar: ["panels", "watts"],
} as const satisfies Record<Job, (keyof typeof priceQuestions)[]>;
