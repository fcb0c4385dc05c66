import { formName, isCountedForm } from "#questions/counts.ts";
import type { PricingRequest } from "#questions/forms.ts";
import { useTell } from "#app/counting/use-tell.ts";
import { useSite } from "#app/ui/site.ts";

/** The question that forms have which ask for services. */
const SERVICES_FIELD: keyof PricingRequest = "services";
/** The forms that were begun since the page was loaded. */
const begun = new Set<string>();

/**
 * Tells once that a form was begun, and for which service, if one is chosen by then.
 *
 * @param form its name among ours
 */
export function useBegun(form: string) {
  const tell = useTell();
  const { language } = useSite();
  return (sheet: HTMLFormElement) => {
    if (!isCountedForm(form) || begun.has(form)) return;
    begun.add(form);
    const services = new FormData(sheet).getAll(SERVICES_FIELD).map(String);
    tell("begun", formName(form, services, language));
  };
}
