/** Progressive enhancement: in the browser, a form without a proper answer stays as it was typed. */
import { data, isRouteErrorResponse } from "react-router";
import type { Refusal, SendError } from "#app/forms/answer.ts";

const TOO_MANY = 429;
/** React Router asks for a page anew after its form went through; after this it leaves it in peace. */
const NOT_TAKEN = 503;

interface Sending<Answer> {
  serverAction: () => Promise<Answer>;
}

/**
 * The `clientAction` of every form. Without a network nothing is sent, now or later: whoever pressed the
 * button is told at once, and it goes when they press it again.
 */
export async function stayOnForm<Answer>({ serverAction }: Sending<Answer>) {
  if (!navigator.onLine) return refuse("noNetwork");
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    const tooMany = isRouteErrorResponse(error) && error.status === TOO_MANY;
    return refuse(tooMany ? "tooMany" : "noAnswer");
  }
}

function refuse(sendError: SendError) {
  const refusal: Refusal = { errors: [], sendError };
  return data(refusal, { status: NOT_TAKEN });
}
