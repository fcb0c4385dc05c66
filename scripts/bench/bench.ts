/** Measures the site: `npm run bench -- pages`, and see HELP. Compare within one run only. */
import { endWithError } from "#scripts/end-with-error.ts";

const HELP = `npm run bench -- and one of:

  pages [ADDRESS…] [--runs 3] [--against URL]…
      Pages as a slow phone gets them (Lighthouse), each beside the same page without scripts. Every
      page of the sitemap, or those named; other sites in turn with ours.
  slow [ADDRESS…] [--runs 1]
      When the first words of a page can be read at 50 kbit/s and 500 ms to the server and back, on
      a slow phone, and how many bytes come before them.

Figures are also written to bench-results/.`;

/** Each by itself, since some bring a browser or a database along. */
const MEASURES: Record<string, () => Promise<{ bench: (args: string[]) => Promise<void> }>> = {
  pages: () => import("#scripts/bench/pages.ts"),
  slow: () => import("#scripts/bench/slow.ts"),
};

const [name = "", ...args] = process.argv.slice(2);
const measure = MEASURES[name];
if (!measure || args.includes("--help")) {
  console.log(HELP);
  process.exitCode = measure || name === "--help" ? 0 : 2;
} else {
  try {
    const { bench } = await measure();
    await bench(args);
  } catch (error) {
    endWithError(error);
  }
}
