/** Asks the editor's server. */
const NO_ANSWER =
  "The editor does not answer. What is saved is kept; what you type now is not. Try again in a minute, or ask a developer.";

/**
 * @param body a file as it is, or what becomes JSON; nothing where it only reads
 * @throws with what the server says, in words for who edits
 */
export async function ask<T>(what: string, body?: unknown): Promise<T> {
  const isFile = body instanceof File;
  const type = isFile ? "application/octet-stream" : "application/json";
  const sent: RequestInit = {
    method: "POST",
    headers: { "Content-Type": type },
    body: isFile ? body : JSON.stringify(body),
  };
  // Where nothing comes, or not from the editor, browsers and libraries speak to developers.
  const unanswered = () => {
    throw new Error(NO_ANSWER);
  };
  const answer = await fetch(`/edit/api/${what}`, body === undefined ? {} : sent).catch(unanswered);
  const told: unknown = await answer.json().catch(unanswered);
  if (answer.ok) return told as T;
  const { error } = told as { error?: unknown };
  throw new Error(typeof error === "string" ? error : NO_ANSWER);
}
