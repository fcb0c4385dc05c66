import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { MoreExamples } from "#app/tools/more-examples.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Worked } from "#app/tools/worked.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { myZipQuestions } from "#estimates/my-zip/questions.ts";
import { LocalAnswers } from "./local-answers.tsx";
import { type ZipCard, zipCard } from "./zip-card.ts";

type Props = SectionProps<"my-zip-tool">;

export function MyZipTool(props: Props) {
  const tool = useTool(myZipQuestions, props);
  const zip = tool.answers?.zip;
  const card = zip === undefined ? undefined : zipCard(zip, props.known);
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headline={card && headlineOf(card, zip, props)}
      result={card && <Result {...props} card={card} />}
      below={
        <>
          <MoreExamples
            {...props}
            asks={myZipQuestions}
            examples={props.moreExamples}
            headlineOf={({ zip: other }) => headlineOf(zipCard(other, props.known), other, props)}
          />
          <Worked {...props} words={props.checks} figures={[]} />
        </>
      }
    >
      {tool.ask("zip")}
    </ToolFrame>
  );
}

function headlineOf(card: ZipCard, zip = "", { headlines, countyNamed }: Props) {
  const county = "county" in card ? nameOf(card, countyNamed) : "";
  return fill(headlines[card.kind], { zip, county });
}

const nameOf = ({ county }: Extract<ZipCard, { county: unknown }>, countyNamed: string) =>
  typeof county === "string" ? fill(countyNamed, { county }) : county.name;

function Result({ card, ...props }: Props & { card: ZipCard }) {
  if (card.kind === "served") return <LocalAnswers {...props} card={card} />;
  const county = card.kind === "elsewhere" ? nameOf(card, props.countyNamed) : "";
  return (
    <p>
      <RichText>{fill(props[card.kind], { county })}</RichText>
    </p>
  );
}
