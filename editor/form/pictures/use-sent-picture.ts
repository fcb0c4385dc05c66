/** Sends a file as soon as it is chosen, and hears how far its files are made. */
import { useEffect, useState } from "react";
import type { Progress } from "#editor/server/pictures/staged.ts";
import type { Told } from "#editor/server/pictures/answer-picture.ts";
import { MOST_BYTES, TOO_LARGE } from "#editor/server/pictures/largest.ts";
import { answered, ask, NO_ANSWER } from "#editor/form/ask.ts";

export interface SentPicture {
  progress?: Progress;
  /** By which it can be put in its place, once all is made. */
  id?: string;
  error?: string;
}

/** @param file never another for the same component */
export function useSentPicture(file: File | undefined, use: string): SentPicture {
  const [sent, setSent] = useState<SentPicture>({});
  useEffect(() => {
    if (!file) return undefined;
    const gone = new AbortController();
    let id: string | undefined;
    send(file, use, gone.signal, (told) => {
      if ("id" in told) ({ id } = told);
      setSent((before) => ({ ...before, ...("made" in told ? { progress: told } : told) }));
    }).catch((error: Error) => {
      if (!gone.signal.aborted) setSent({ error: error.message });
    });
    return () => {
      gone.abort();
      if (id) void ask("drop-picture", { id });
    };
  }, [file, use]);
  return sent;
}

async function send(file: File, use: string, signal: AbortSignal, hear: (told: Told) => void) {
  // Not all servers on the way could say so while it is still being sent.
  if (file.size > MOST_BYTES) throw new Error(TOO_LARGE);
  const answer = await answered(`/edit/api/picture?use=${use}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
    signal,
  });
  if (!answer.body) throw new Error(NO_ANSWER);
  let rest = "";
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) hear(JSON.parse(line) as Told);
  }
}
