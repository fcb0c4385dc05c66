import { readFile } from "node:fs/promises";

/** MB that a process and its descendants hold (resident memory; Linux only). */
export async function memoryOf(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const theirs = await Promise.all(
    children
      .split(" ")
      .filter(Boolean)
      .map((child) => memoryOf(Number(child)).catch(() => 0)),
  );
  return Math.round(theirs.reduce((sum, one) => sum + one, own));
}
