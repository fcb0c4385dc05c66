/** Names of copies that get one by themselves: `requests-2026-11-22T03-04-05Z.copy`. */
const NAME = /^requests-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)\.copy$/;

export function copyName(now: Date): string {
  return `requests-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.copy`;
}

/** @returns when the copy was made; nothing for a file that is none, or has another name */
export function copiedAt(file: string): Date | undefined {
  const [, hour, minute, second] = NAME.exec(file) ?? [];
  return hour ? new Date(`${hour}:${minute}:${second}`) : undefined;
}
