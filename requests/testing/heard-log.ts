/** For tests: a log to which one can listen. */
import { EventEmitter, once } from "node:events";
import { createLogger } from "#server/log.ts";

export function heardLog() {
  const lines: Record<string, unknown>[] = [];
  const events = new EventEmitter();
  const log = createLogger({
    write(line) {
      lines.push(JSON.parse(line));
      events.emit("line");
    },
  });
  /** Waits until the log has said something, so often. */
  async function heard(what: string, times = 1): Promise<void> {
    while (lines.filter(({ msg }) => msg === what).length < times) await once(events, "line");
  }
  return { log, lines, heard };
}
