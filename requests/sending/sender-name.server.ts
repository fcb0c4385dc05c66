/** Names senders so that others can tell whether they are still there. */
import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Machines that were copied share a name, and containers a machine; process ids mean something in
 * one run of one machine and one container only. Where the system tells neither, the name must do.
 */
export const HOST = [
  hostname(),
  told(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
  told(() => readlinkSync("/proc/self/ns/pid")),
].join(" ");
/** Names given in this process. Any other name with our own process id is from an earlier life. */
const ours = new Set<string>();

/** @returns `host/process id/random` */
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

function told(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
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
