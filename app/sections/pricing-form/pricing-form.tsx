import { useSearchParams } from "react-router";
import { FormSheet } from "#app/forms/form-sheet.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import { ChosenHouse } from "./chosen-house.tsx";
import { NotYet } from "./not-yet.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { pricingQuestions } from "#questions/forms.ts";
import { MESSAGE_QUERY, SERVICE_QUERY } from "#questions/query-names.ts";

export function PricingForm(props: SectionProps<"pricing-form">) {
  const { heading, questions, groups, improvements, homeServices, house } = props;
  const [query] = useSearchParams();
  // `?service=roofing` chooses roofing; there may be several, and unknown ones choose nothing.
  const asked = query.getAll(SERVICE_QUERY);
  const services = {
    ...questions.services,
    groups: [
      { label: groups.improvements, options: improvements },
      { label: groups.homeServices, options: homeServices },
    ].filter(({ options }) => options.length > 0),
  };
  const offered = [...improvements, ...homeServices].map(({ value }) => value);
  return (
    <FormSheet
      {...props}
      heading={<h1 tabIndex={-1}>{heading}</h1>}
      picture={<ChosenHouse {...house} />}
    >
      <RequestForm
        {...props}
        name="pricing"
        asks={pricingQuestions}
        questions={{ ...questions, services }}
        answered={{
          services: offered.filter((service) => asked.includes(service)),
          // From a tool, by a visitor who wanted to bring its answer.
          message: query.getAll(MESSAGE_QUERY),
        }}
        after={{ zip: <NotYet {...props} /> }}
      />
    </FormSheet>
  );
}
