import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Note, NumberTable, Part } from "#app/tools/answer-blocks.tsx";
import { useInWords } from "#app/tools/in-words.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { billFor } from "#estimates/solar/tariff.ts";
import { MonthChart } from "./month-chart.tsx";

type Props = SectionProps<"solar-tool"> & {
  estimate: SolarEstimate;
  rates: { year: string; ranOutOn?: string | undefined } | undefined;
};

/** Each month before and after: bills with FPL, and kWh where the utility's prices are its own. */
export function MonthBills({ bills: words, opens, inNumbers, questions, estimate, rates }: Props) {
  const { cents, dollars, kwh } = useInWords();
  const { bills, city, tariff, used, made } = estimate;
  const inKwh = (value: number) => fill(words.kwh, { kwh: kwh(value) });
  const nameOf = (month: number) => questions.months.each[month] ?? "";
  const least = billFor(0, tariff);
  return (
    <Part heading={bills ? words.heading : words.energyHeading}>
      <MonthChart
        months={used.map((use, month) => ({
          name: nameOf(month),
          pale: bills ? (bills.months[month]?.before ?? 0) : use,
          dark: (bills ? bills.months[month]?.after : made[month]) ?? 0,
        }))}
        drawing={bills ? words.drawing : words.energyDrawing}
        pale={bills ? words.before : words.used}
        dark={bills ? words.after : words.made}
        floor={bills && { value: least, label: fill(words.leastBill, { amount: cents(least) }) }}
        write={bills ? dollars : kwh}
      />
      {bills && rates && (
        <Note look={rates.ranOutOn ? "caution" : "soft"}>
          {fill(rates.ranOutOn ? words.oldRates : words.rates, {
            years: rates.year,
            side: opens.figures,
          })}
        </Note>
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
    </Part>
  );
}
