/** For tests: sends the form for prices, each time as another one, though the answers are the same. */
import { randomUUID } from "node:crypto";
import { FORM_KEY } from "#app/forms/answer.ts";
import { service, ZIP } from "../../tests/content.ts";

export const VISITOR = {
  services: service,
  zip: ZIP,
  way: "phone",
  phone: "(561) 555-0100",
  name: "Jane Sample",
};

export interface Answer {
  status: number;
  /** The address of the confirmation, where the request was taken. */
  confirmation: string | undefined;
  html: string;
  ms: number;
}

/** @throws when no answer comes */
export async function sendForm(
  origin: string,
  changed: Record<string, string> = {},
): Promise<Answer> {
  return sendTo(`${origin}/free-pricing`, { ...VISITOR, ...changed });
}

/**
 * Sends any form, on a connection of its own, as the proxy does: one that was kept from the form before
 * may end just then, on a machine that is busy with something else.
 */
export async function sendTo(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const begun = performance.now();
  const answer = await fetch(address, {
    method: "POST",
    headers: { ...headers, connection: "close" },
    redirect: "manual",
    body: new URLSearchParams({ [FORM_KEY]: randomUUID(), ...fields }),
  });
  const html = await answer.text();
  return {
    status: answer.status,
    confirmation: answer.headers.get("location") ?? undefined,
    html,
    ms: performance.now() - begun,
  };
}

const REFERENCE = /\b[2-9CFGHJMPQRVWX]{3}(?:-[2-9CFGHJMPQRVWX]{3}){2}\b/;

/** @throws when the confirmation does not show a reference */
export async function referenceAt(origin: string, confirmation: string): Promise<string> {
  const answer = await fetch(new URL(confirmation, origin));
  const reference = REFERENCE.exec(await answer.text())?.[0];
  if (answer.status === 200 && reference) return reference;
  throw new Error(`${confirmation} answers ${answer.status}, and shows no reference`);
}
