import { useSearchParams } from "react-router";
import { SHARE_SIZE } from "#app/content/share-pictures.ts";
import { FormSheet } from "#app/forms/form-sheet.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import common from "#app/ui/common.module.css";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { pricingQuestions } from "#questions/forms.ts";
import { MESSAGE_QUERY, SERVICE_QUERY } from "#questions/query-names.ts";
import house from "./chosen-house.module.css";
import notYetStyles from "./not-yet.module.css";

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
    ].filter(({ options }) => options.length > 0),
  };
  const offered = [...improvements, ...homeServices].map(({ value }) => value);
  return (
    <FormSheet
      {...props}
      heading={<h1 tabIndex={-1}>{heading}</h1>}
      picture={<ChosenHouse {...props.house} />}
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

/**
 * The house, with a mark on what can be chosen. The n-th choice lights the n-th mark by styles alone, with
 * or without scripts. It repeats what the form says: nothing to hear. An empty drawing as wide and high as
 * its mark is away from the corner holds the mark there: served pages hold no style attributes.
 */
function ChosenHouse({ shared, picture, marks }: SectionProps<"pricing-form">["house"]) {
  return (
    <div className={house.house} aria-hidden="true">
      {shared ? (
        // The visitor's own, as they made it with the tool.
        <img src={shared} {...SHARE_SIZE} alt="" loading="lazy" className={house.own} />
      ) : (
        <LazyImage
          picture={picture}
          sizes="(width >= 60rem) min(40vw, 34rem), 1px"
          className={house.picture}
        />
      )}
      {(shared ? [] : marks).map(({ label, place }) => (
        <div key={label} className={house.place}>
          {place && (
            <>
              <svg className={house.away} width={`${place.x}%`} height={`${place.y}%`} />
              <span className={house.mark}>{label}</span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/** What has no price yet, because it is not open, and the way to its page: below what can be chosen. */
function NotYet({ notYet, notYetLabel, notYetLead }: SectionProps<"pricing-form">) {
  if (notYet.length === 0) return null;
  return (
    <details className={`${common.details} ${notYetStyles.list}`}>
      <summary>{notYetLabel}</summary>
      <p>{notYetLead}</p>
      <LinkList links={notYet} className={common.wrap} />
    </details>
  );
}
