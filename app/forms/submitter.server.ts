import { publicAddress } from "#app/content/head.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { Submitter } from "#app/forms/consent-by.ts";
import { FORM_KEY } from "#app/forms/answer.ts";
import { CLIENT_ADDRESS } from "#server/receive-form.ts";

/** As browsers make them. */
const KEY = /^[0-9a-f-]{36}$/;

/** Who sent a form, as far as it is known. */
export function submitterOf(request: Request, form: FormData, content: PageContent): Submitter {
  const key = form.get(FORM_KEY);
  return {
    page: publicAddress(content.prefix, content.address),
    from: request.headers.get(CLIENT_ADDRESS) ?? "",
    formKey: typeof key === "string" && KEY.test(key) ? key : undefined,
  };
}
