export const NO_ANSWER =
  "The editor does not answer. What is saved is kept; what you type now is not. Try again in a minute, or ask a developer.";

/** @throws with what the editor's server says, in words for who edits */
export async function ask<T>(what: string, body?: unknown): Promise<T> {
  const asked = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await answered(`/edit/api/${what}`, body === undefined ? {} : asked);
  return (await jsonOf(answer)) as T;
}

/** @throws likewise; where nothing comes, or not from the editor, browsers and libraries speak to developers */
export async function answered(address: string, asked: RequestInit): Promise<Response> {
  const answer = await fetch(address, asked).catch(() => {
    throw new Error(NO_ANSWER);
  });
  if (answer.ok) return answer;
  const { error } = (await jsonOf(answer)) as { error?: unknown };
  throw new Error(typeof error === "string" ? error : NO_ANSWER);
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    throw new Error(NO_ANSWER);
  }
}
