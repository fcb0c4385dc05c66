import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Card, Facts, Note, Part } from "#app/tools/answer-blocks.tsx";
import { useInWords } from "#app/tools/in-words.ts";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import { isOld, jobSize, missingFor, priceRange, UNITS } from "#estimates/price/job.ts";
import { JOBS, type Job, NEEDED_FOR, priceQuestions } from "#estimates/price/questions.ts";
import common from "#app/ui/common.module.css";
import styles from "./price-tool.module.css";

type Props = SectionProps<"price-tool">;

/** Sizes are shown to the tenth: nobody measures a roof more finely. */
const TENTHS = 10;

const SERVICE_OF = {
  roof: "roofing",
  openings: "hurricane-protection",
  solar: "solar",
} as const satisfies Record<Job, string>;

export function PriceTool(props: Props) {
  const { sizes, sizesOfOne } = props;
  const { number, language } = useInWords();
  const tool = useTool(priceQuestions, props, missingFor);
  const { answers, ask } = tool;
  return (
    <ToolFrame
      {...props}
      tool={tool}
      service={answers && SERVICE_OF[answers.job]}
      headlineOf={(asked) => {
        const size = Math.round(jobSize(asked) * TENTHS) / TENTHS;
        const phrases = isSingular(size, language) ? sizesOfOne : sizes;
        return fill(phrases[asked.job], { size: number(size) });
      }}
      result={answers && <JobPrices {...props} job={answers.job} size={jobSize(answers)} />}
    >
      {ask("job")}
      <div className={styles.jobs}>
        {JOBS.map((job) => (
          <div key={job} data-job={job}>
            {NEEDED_FOR[job].map(ask)}
          </div>
        ))}
      </div>
    </ToolFrame>
  );
}

/** What a job of this size costs, kind by kind; where we have no prices, its size has to do. */
function JobPrices({ job, size, prices, ...words }: Props & { job: Job; size: number }) {
  const { dollars, day } = useInWords();
  const ours = prices.filter(({ unit }) => unit === UNITS[job]);
  return (
    <>
      <Paragraph>{words.meaning[job]}</Paragraph>
      {ours.length === 0 && <Paragraph>{words.noPrices}</Paragraph>}
      {ours.length > 0 && (
        <Part heading={words.pricesHeading}>
          <p>{words.pricesText}</p>
          {ours.map((price) => {
            const range = priceRange(size, price);
            const age = isOld(price, todayInFlorida()) ? words.old : words.asOf;
            return (
              <Card
                key={price.id}
                heading={
                  <>
                    <SpokenWords>{price.name}</SpokenWords>{" "}
                    {price.sample && <small className={common.tag}>{words.sample}</small>}
                  </>
                }
              >
                <Facts
                  look="large"
                  facts={[
                    { label: words.low, value: dollars(range.low) },
                    { label: words.likely, value: dollars(range.likely) },
                    { label: words.high, value: dollars(range.high) },
                  ]}
                />
                <Note>
                  <SpokenWords>{price.includes}</SpokenWords> {fill(age, { date: day(price.asOf) })}
                </Note>
              </Card>
            );
          })}
        </Part>
      )}
    </>
  );
}
