import { patiently } from "#requests/keeping/patiently.server.ts";
import { type Command, EXIT, type Job, UsageError } from "#requests/staff/job.ts";

/** For messages that are no use any more, as to an address that never was. The request stays. */
export const dismiss: Command = {
  usage: "dismiss REF|--all",
  does: "has parked messages about a request, or all of them, never be sent",
  options: { all: { type: "boolean" } },
  reference: "possible",
  async run(job) {
    const { reference, options, terminal } = job;
    if (Boolean(reference) === Boolean(options.all)) {
      throw new UsageError("dismiss needs either a reference or --all.");
    }
    const count = await cancelParked(job);
    if (count === 0) {
      terminal.complain("There was nothing parked.");
      return EXIT.nothingDone;
    }
    terminal.print(`${count} ${count === 1 ? "message" : "messages"} will not be sent.`);
    return EXIT.fine;
  },
};

async function cancelParked({ database, reference }: Job): Promise<number> {
  return patiently(async () => {
    const parkedOnes = database.queries
      .updateTable("outbox")
      .set({ state: "cancelled", details: "{}", reached: null })
      .where("state", "=", "parked");
    const { numUpdatedRows } = await (reference
      ? parkedOnes.where("about", "=", reference)
      : parkedOnes
    ).executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });
}
