import { STRICTEST_POLICY } from "#server/content-security-policy.ts";
import { acceptsText } from "#server/text/accepts-text.ts";
import { pageAsText } from "#server/text/page-as-text.ts";
import type { TextForm } from "#server/text/text-form.ts";

/** A page that was rendered for one visitor, as text where that is asked for; anything else as it is. */
export async function answerInKind(
  request: Request,
  answer: Response,
  form: TextForm,
): Promise<Response> {
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
  const headers = new Headers(answer.headers);
  headers.append("Vary", "Accept");
  const { status } = answer;
  if (!acceptsText(request.headers.get("Accept") ?? "")) {
    return new Response(answer.body, { status, headers });
  }
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("Content-Security-Policy", STRICTEST_POLICY);
  headers.delete("Content-Length");
  return new Response(pageAsText(await answer.text(), form), { status, headers });
}
