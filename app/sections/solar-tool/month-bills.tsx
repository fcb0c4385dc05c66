import { fill } from "#app/content/fill.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { billFor } from "#estimates/solar/tariff.ts";
import styles from "./month-bills.module.css";
import { MonthChart } from "./month-chart.tsx";
import { NumberTable } from "./number-table.tsx";
import type { SolarProps } from "./solar-props.ts";
import { useNumbers } from "./use-numbers.ts";

type Props = SolarProps & {
  estimate: SolarEstimate;
  /** Of which year the rates are, and until when they held, if that is over; nothing where they were typed in. */
  rates: { year: string; ranOutOn?: string | undefined } | undefined;
};

/** Each month before and after: bills with FPL, and kWh where the utility's prices are its own. */
export function MonthBills({ bills: words, opens, inNumbers, questions, estimate, rates }: Props) {
  const { cents, dollars, kwh } = useNumbers();
  const { bills, city, tariff, used, made } = estimate;
  const inKwh = (value: number) => fill(words.kwh, { kwh: kwh(value) });
  const names = questions.months.each;
  const nameOf = (month: number) => names[month] ?? "";
  return (
    <section>
      <h3>{bills ? words.heading : words.energyHeading}</h3>
      {bills ? (
        <MonthChart
          months={bills.months.map(({ before, after }, month) => ({
            name: nameOf(month),
            pale: before,
            dark: after,
          }))}
          drawing={words.drawing}
          pale={words.before}
          dark={words.after}
          floor={{
            value: billFor(0, tariff),
            label: fill(words.leastBill, { amount: cents(billFor(0, tariff)) }),
          }}
          write={dollars}
        />
      ) : (
        <MonthChart
          months={used.map((use, month) => ({
            name: nameOf(month),
            pale: use,
            dark: made[month] ?? 0,
          }))}
          drawing={words.energyDrawing}
          pale={words.used}
          dark={words.made}
          write={kwh}
        />
      )}
      {bills && rates && (
        <p className={rates.ranOutOn ? styles.old : styles.rates}>
          {fill(rates.ranOutOn ? words.oldRates : words.rates, {
            years: rates.year,
            side: opens.figures,
          })}
        </p>
      )}
      {city && (
        <p>
          <RichText>{words.cityNote}</RichText>
        </p>
      )}
      <NumberTable
        label={inNumbers}
        heads={[
          words.month,
          ...(bills ? [words.before, words.after] : []),
          words.used,
          words.made,
          ...(bills ? [words.carried] : []),
        ]}
        rows={used.map((use, month) => {
          const bill = bills?.months[month];
          return [
            nameOf(month),
            ...(bill ? [cents(bill.before), cents(bill.after)] : []),
            inKwh(use),
            inKwh(made[month] ?? 0),
            ...(bill ? [inKwh(bill.bank)] : []),
          ];
        })}
      />
    </section>
  );
}
