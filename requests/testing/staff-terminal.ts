/** For tests: a terminal of our staff, beside a server that may run. */
import { openDatabase } from "#requests/keeping/database.server.ts";
import { staffCommand } from "#requests/staff/staff-command.server.ts";
import type { Place } from "#requests/testing/fresh-database.ts";

type Confirm = () => Promise<boolean>;

/** @returns what carries out a command, and tells what it said */
export function staffTerminal(place: Place, clock?: () => Date) {
  return async (line: string | string[], confirm?: Confirm) => {
    const printed: string[] = [];
    const complaints: string[] = [];
    const code = await staffCommand(
      [line].flat().flatMap((words) => words.split(" ")),
      {
        open: () => openDatabase(place, clock),
        location: place,
        terminal: {
          print: (text) => void printed.push(text),
          complain: (text) => void complaints.push(text),
          confirm,
        },
      },
    );
    const [out, complaint] = [printed.join("\n"), complaints.join("\n")];
    return { code, out, complaint, said: [...printed, ...complaints].join("\n") };
  };
}
