/** Asks the editor's server for things that no browser would ask for in this way. */
import { request as ask } from "node:http";
import { test } from "@playwright/test";
import { ours } from "./opened-file.ts";

export const origin = () => test.info().project.use.baseURL ?? "";

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answered {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** What the server says to a request as it stands: browsers and libraries would tidy up addresses, and set headers of their own. */
export function answerTo(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  const { hostname, port } = new URL(origin());
  return new Promise<Answered>((resolve, reject) => {
    // Node leaves the length of what goes with DELETE and OPTIONS unsaid: it would be taken for another request.
    const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
    const sent = ask(
      { hostname, port, path, method, headers: { ...headers, ...length } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** What only the form itself sends. */
export const json = () => ({ ...ours(origin()), "Content-Type": "application/json" });
export const save = (changes: unknown, headers: Record<string, string> = json()) =>
  answerTo("/edit/api/save", { method: "POST", headers, body: JSON.stringify(changes) });
