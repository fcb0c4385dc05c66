/** Who sent a form, from where, and what that person agreed to. */
import type { Consent } from "#requests/request.ts";
import { publicAddress } from "#app/content/head.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { withoutMarks } from "#app/content/without-marks.ts";
import { FORM_KEY } from "#app/ui/form-answer.ts";
import { CLIENT_ADDRESS } from "#server/form-post.ts";

/** As browsers make them. */
const KEY = /^[0-9a-f-]{36}$/;

export interface Sender {
  /** The public address of the page with the form. */
  page: string;
  /** The visitor's network address. */
  from: string;
  formKey: string | undefined;
}

export function senderOf(request: Request, form: FormData, content: PageContent): Sender {
  const key = form.get(FORM_KEY);
  return {
    page: publicAddress(content.prefix, content.address),
    from: request.headers.get(CLIENT_ADDRESS) ?? "",
    formKey: typeof key === "string" && KEY.test(key) ? key : undefined,
  };
}

/** The network address proves who agreed, so it is kept for nobody else. */
export function consentBy(
  { page, from }: Sender,
  { wording, agreed, ...consent }: Omit<Consent, "page" | "from">,
): Consent {
  return { ...consent, wording: withoutMarks(wording), agreed, page, from: agreed ? from : "" };
}
