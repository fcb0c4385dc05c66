/** A page with a form: a list of sections, whose title is drawn by the form, as it tells of errors. */
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { untitledTags } from "#app/pages/head.ts";
import type { loader } from "#app/pages/page.server.ts";

interface Props {
  loaderData: ReturnType<typeof loader>;
}

export const clientAction = stayOnForm;

export const meta = ({ loaderData }: Partial<Props>) => untitledTags(loaderData?.head);
