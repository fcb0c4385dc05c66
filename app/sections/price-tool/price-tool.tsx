import { localeOf } from "#app/content/language.ts";
import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { MoreExamples } from "#app/tools/more-examples.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Worked } from "#app/tools/worked.tsx";
import { useSite } from "#app/ui/site.ts";
import type { Answers } from "#questions/tool-question.ts";
import { jobSize, missingFor } from "#estimates/price/job-size.ts";
import type { Service } from "#questions/services.ts";
import { JOBS, type Job, NEEDED_FOR, priceQuestions } from "#estimates/price/questions.ts";
import { JobPrices } from "./job-prices.tsx";
import styles from "./price-tool.module.css";

/** Sizes are shown to the tenth: nobody measures a roof more finely. */
const TENTHS = 10;

const SERVICE_OF = {
  roof: "roofing",
  openings: "hurricane-protection",
  solar: "solar",
} as const satisfies Record<Job, Service>;

export function PriceTool(props: SectionProps<"price-tool">) {
  const { language } = useSite();
  const tool = useTool(priceQuestions, props, missingFor);
  const { answers, ask } = tool;
  const size = answers && jobSize(answers);
  const headlineOf = (asked: Answers<typeof priceQuestions>) =>
    sizeInWords(asked.job, jobSize(asked), props, language);
  return (
    <ToolFrame
      {...props}
      tool={tool}
      service={answers && SERVICE_OF[answers.job]}
      headline={answers && headlineOf(answers)}
      result={
        answers && size !== undefined && <JobPrices {...props} job={answers.job} size={size} />
      }
      below={
        <>
          <MoreExamples
            {...props}
            asks={priceQuestions}
            examples={props.moreExamples}
            headlineOf={headlineOf}
          />
          <Worked {...props} words={props.checks} figures={[]} />
        </>
      }
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

function sizeInWords(
  job: Job,
  size: number,
  { sizes, sizesOfOne }: SectionProps<"price-tool">,
  language: string,
): string {
  const shown = Math.round(size * TENTHS) / TENTHS;
  const phrase = isOne(shown, language) ? sizesOfOne[job] : sizes[job];
  return fill(phrase, { size: shown.toLocaleString(localeOf(language)) });
}
