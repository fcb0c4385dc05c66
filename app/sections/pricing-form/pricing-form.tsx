import { useSearchParams } from "react-router";
import {
  EMPTY_PRICING_REQUEST,
  type PricingRequest,
  pricingProblems,
  readPricingRequest,
} from "#requests/asking/pricing-request.ts";
import { SERVICES } from "#requests/asking/services.ts";
import { FormSheet } from "#app/forms/form-sheet.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PricingQuestions } from "./pricing-questions.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import { useTyped } from "#app/forms/use-typed.ts";

export function PricingForm(props: SectionProps<"pricing-form">) {
  const [query] = useSearchParams();
  const typed = useTyped(() => requestFor(query.getAll("service")));
  return (
    <FormSheet {...props} heading={<h1 tabIndex={-1}>{props.heading}</h1>}>
      <RequestForm
        {...props}
        name="pricing"
        problemsIn={(form) => pricingProblems(readPricingRequest(form))}
        decidedAnew={["agreesToCalls", "agreesToNews"]}
      >
        {(ask) => <PricingQuestions {...props} ask={ask} typed={typed} />}
      </RequestForm>
    </FormSheet>
  );
}

/** `?service=roofing` chooses roofing; there may be several, and unknown ones choose nothing. */
function requestFor(names: string[]): PricingRequest {
  return {
    ...EMPTY_PRICING_REQUEST,
    services: SERVICES.filter((service) => names.includes(service)),
  };
}
