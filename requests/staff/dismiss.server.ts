import { changeParked } from "#requests/staff/change-parked.server.ts";
import { type Command, EXIT, UsageError } from "#requests/staff/job.ts";

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
    const count = await changeParked(job, { state: "cancelled", details: "{}", reached: null });
    if (count === 0) {
      terminal.complain("There was nothing parked.");
      return EXIT.nothingDone;
    }
    terminal.print(`${count} ${count === 1 ? "message" : "messages"} will not be sent.`);
    return EXIT.fine;
  },
};
