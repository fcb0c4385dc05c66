import { useSearchParams } from "react-router";
import { FormSheet } from "#app/forms/form-sheet.tsx";
import { QuestionsInParts } from "#app/forms/questions-in-parts.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { pricingQuestions } from "#requests/asking/pricing-request.ts";
import { SERVICE_QUERY, SERVICES } from "#requests/asking/services.ts";

export function PricingForm(props: SectionProps<"pricing-form">) {
  const { heading, questions, groups, improvements, homeServices } = props;
  const [query] = useSearchParams();
  // `?service=roofing` chooses roofing; there may be several, and unknown ones choose nothing.
  const asked = query.getAll(SERVICE_QUERY);
  const services = {
    ...questions.services,
    groups: [
      { label: groups.improvements, options: improvements },
      { label: groups.homeServices, options: homeServices },
    ],
  };
  return (
    <FormSheet {...props} heading={<h1 tabIndex={-1}>{heading}</h1>}>
      <RequestForm
        {...props}
        name="pricing"
        asks={pricingQuestions}
        questions={{ ...questions, services }}
        answered={{ services: SERVICES.filter((service) => asked.includes(service)) }}
      >
        {(ask) => <QuestionsInParts asks={pricingQuestions} ask={ask} />}
      </RequestForm>
    </FormSheet>
  );
}
