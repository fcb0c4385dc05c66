import { type Job, UsageError } from "#requests/staff/job.ts";

/**
 * Whether a person agrees to what cannot be undone, now or with `--yes` beforehand.
 *
 * @throws UsageError where there is no `--yes`, and nobody to ask
 */
export async function isConfirmed({ options, terminal }: Job, question: string): Promise<boolean> {
  if (options.yes) return true;
  if (!terminal.confirm) throw new UsageError("Nobody can be asked here: say --yes.");
  return terminal.confirm(question);
}
