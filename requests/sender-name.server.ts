/** Names senders so that others can tell whether they are still there. */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

const HOST = hostname();
/** Names given in this process. Any other name with our own process id is from an earlier life. */
const ours = new Set<string>();

/** @returns `host/pid/random` */
export function newSenderName(): string {
  const name = [HOST, process.pid, randomUUID()].join("/");
  ours.add(name);
  return name;
}

/** Whether a sender is certainly gone. Of another machine's senders nothing is certain. */
export function isGone(sender: string): boolean {
  const [host, pid] = sender.split("/");
  if (host !== HOST) return false;
  return Number(pid) === process.pid ? !ours.has(sender) : !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent; it only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
