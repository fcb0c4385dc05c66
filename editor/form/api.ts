const NO_ANSWER =
  "The editor does not answer. What is saved is kept; what you type now is not. Try again in a minute, or ask a developer.";

/**
 * Asks the editor's server.
 *
 * @param body bytes as they are, or what becomes JSON; nothing to read something
 * @throws what the server says, in words for who edits
 */
export async function callApi<T>(path: string, body?: unknown): Promise<T> {
  const isBytes = body instanceof Blob;
  const type = isBytes ? "application/octet-stream" : "application/json";
  const post: RequestInit = {
    method: "POST",
    headers: { "Content-Type": type },
    body: isBytes ? body : JSON.stringify(body),
  };
  // Without an answer from the editor, what browsers and proxies say is meant for developers.
  const fail = () => {
    throw new Error(NO_ANSWER);
  };
  const response = await fetch(`/edit/api/${path}`, body === undefined ? {} : post).catch(fail);
  const answer: unknown = await response.json().catch(fail);
  if (response.ok) return answer as T;
  const { error } = answer as { error?: unknown };
  throw new Error(typeof error === "string" ? error : NO_ANSWER);
}
