import { fill } from "#app/content/fill.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { sum } from "#estimates/solar/roof.ts";
import type { SolarProps } from "./solar-props.ts";
import styles from "./summary.module.css";
import { useNumbers } from "./use-numbers.ts";

type Props = SolarProps & { estimate: SolarEstimate };
type Name = keyof SolarProps["summary"];

/** The few numbers that matter most, each with how far it may be off. */
export function Summary({ summary: words, estimate }: Props) {
  const { kwh, dollars } = useNumbers();
  const { made, spread, bills, city, saved } = estimate;
  const total = sum(made);
  const row = (name: Name, value: Record<string, string>, range?: Record<string, string>) => ({
    name,
    value: fill(words[name].value, value),
    range: range && range["least"] !== range["most"] && fill(words[name].range ?? "", range),
  });
  const inKwh = (value: number) => ({ kwh: kwh(value) });
  const inDollars = (value: number) => ({ amount: dollars(value) });
  const worth = saved && { least: dollars(saved.low), most: dollars(saved.high) };
  const rows = [
    row("made", inKwh(total), { least: kwh(total * spread.low), most: kwh(total * spread.high) }),
    ...(bills
      ? [row("before", inDollars(bills.before)), row("after", inDollars(bills.after))]
      : []),
    ...(city
      ? [row("usedAtHome", inKwh(city.usedAtHome)), row("sentOut", inKwh(city.sentOut))]
      : []),
    ...(saved ? [row(bills ? "saved" : "citySaved", inDollars(saved.likely), worth)] : []),
  ];
  return (
    <dl className={styles.summary}>
      {rows.map(({ name, value, range }) => (
        <div key={name}>
          <dt>{words[name].label}</dt>
          <dd>
            <strong>{value}</strong>
            {range && <span>{range}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
