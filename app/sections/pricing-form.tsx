import { useState } from "react";
import { useActionData, useSearchParams } from "react-router";
import {
  EMPTY_PRICING_REQUEST,
  type PricingRequest,
  pricingProblems,
  readPricingRequest,
} from "#requests/pricing-request.ts";
import { SERVICES } from "#requests/services.ts";
import { FormSheet } from "#app/sections/form-sheet.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PricingQuestions } from "#app/sections/pricing-questions.tsx";
import type { Refusal } from "#app/ui/form-answer.ts";
import { RequestForm } from "#app/ui/request-form.tsx";

export function PricingForm(props: SectionProps<"pricing-form">) {
  const { questions, submit, words } = props;
  const refusal = useActionData<Refusal<PricingRequest>>();
  const [query] = useSearchParams();
  // What the fields hold at first; from then on the browser knows better.
  const [typed] = useState(() => refusal?.values ?? requestFor(query.getAll("service")));
  return (
    <FormSheet {...props} Heading="h1">
      <RequestForm
        name="pricing"
        questions={questions}
        submit={submit}
        words={words}
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
