/**
 * The form for a price takes only what has one. Which that is stands in content/ (priced-services.ts
 * there), and the page of the form hands it in: before that, no form knows it.
 */
import type { Questions } from "#requests/asking/question.ts";

/** The questions of a form, of which the one for services refuses those that have no price. */
export function askedForPrices<Qs extends Questions>(questions: Qs, priced: readonly string[]): Qs {
  const { services } = questions;
  if (!services || !("closed" in services.faults)) return questions;
  const closed = (chosen: string[]) => chosen.some((service) => !priced.includes(service));
  return { ...questions, services: { ...services, faults: { ...services.faults, closed } } };
}
