/**
 * Names of files that hold the database as it was: copies that get one by themselves, like
 * `requests-2026-11-22T03-04-05Z.copy`, and what a restore put aside.
 */
const TIME = String.raw`(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)`;
const COPY = new RegExp(`^requests-${TIME}\\.copy$`);
/** With its journal, if it had one. */
const ASIDE = new RegExp(`^requests\\.sqlite\\.before-${TIME}(?:-wal)?$`);

/** Long enough to see whether a restore was right; it holds what people were told is erased. */
export const KEEP_ASIDE_DAYS = 14;

export const copyName = (now: Date): string => `requests-${inName(now)}.copy`;

/** What a database file is called that another took the place of. */
export const asideName = (file: string, now: Date): string => `${file}.before-${inName(now)}`;

/** @returns when the copy was made; nothing for a file that is none, or has another name */
export const copiedAt = (file: string): Date | undefined => timeIn(COPY.exec(file));

/** @returns when it was put aside; nothing for any other file */
export const putAsideAt = (file: string): Date | undefined => timeIn(ASIDE.exec(file));

const inName = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

function timeIn(found: RegExpExecArray | null): Date | undefined {
  const [, hour, minute, second] = found ?? [];
  return hour ? new Date(`${hour}:${minute}:${second}`) : undefined;
}
