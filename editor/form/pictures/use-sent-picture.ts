/** Sends a file as soon as it is chosen; its files are made while somebody says what it shows. */
import { useEffect, useState } from "react";
import { MOST_BYTES, TOO_LARGE } from "#editor/server/pictures/largest.ts";
import { ask } from "#editor/form/ask.ts";

export interface SentPicture {
  /** By which it can be put in its place, once all is made. */
  id?: string;
  error?: string;
}

/** @param file never another for the same component */
export function useSentPicture(file: File | undefined, use: string): SentPicture {
  const [sent, setSent] = useState<SentPicture>({});
  useEffect(() => {
    if (!file) return undefined;
    let isGone = false;
    const drop = ({ id }: { id: string }) => void ask("drop-picture", { id });
    const made = send(file, use);
    made.then(
      (one) => !isGone && setSent(one),
      (error: Error) => !isGone && setSent({ error: error.message }),
    );
    return () => {
      isGone = true;
      made.then(drop, () => undefined);
    };
  }, [file, use]);
  return sent;
}

async function send(file: File, use: string): Promise<{ id: string }> {
  // Not every proxy can say so while it is still being sent.
  if (file.size > MOST_BYTES) throw new Error(TOO_LARGE);
  return ask<{ id: string }>(`picture?use=${use}`, file);
}
