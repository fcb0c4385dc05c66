/** @throws with what the editor's server says, in words for who edits */
export async function ask<T>(what: string, body?: unknown): Promise<T> {
  const answer = await fetch(
    `/edit/api/${what}`,
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        },
  );
  const value = (await answer.json()) as T & { error?: string };
  if (!answer.ok) throw new Error(value.error ?? "The editor does not answer.");
  return value;
}
