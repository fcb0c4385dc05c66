import { eraseOld, oldRequests } from "#requests/keeping/retention.server.ts";
import { monthsBefore } from "#requests/keeping/months-before.ts";
import { type Command, EXIT } from "#requests/staff/job.ts";
import { isConfirmed } from "#requests/staff/is-confirmed.server.ts";

/** The server does so by itself, but never many at once: a person can see whether that is right. */
export const eraseOldNow: Command = {
  usage: "erase-old [--yes]",
  does: "erases at once all that was kept for KEEP_MONTHS",
  options: { yes: { type: "boolean" } },
  async run(job) {
    const { database, keepMonths, mailFolder, terminal } = job;
    const before = monthsBefore(await database.now(), keepMonths).toISOString();
    const old = await oldRequests(database, before);
    const many = `${old.length} ${old.length === 1 ? "request" : "requests"}`;
    if (old.length === 0) {
      terminal.complain(`Nothing is older than ${keepMonths} months.`);
      return EXIT.nothingDone;
    }
    if (!(await isConfirmed(job, `Erase ${many} from before ${before.slice(0, 10)}?`))) {
      return EXIT.nothingDone;
    }
    const { erased } = await eraseOld(database, { keepMonths, mailFolder, all: true });
    terminal.print(`Erased: ${erased}`);
    return EXIT.fine;
  },
};
