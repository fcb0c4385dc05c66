import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { LocalAnswers } from "./local-answers.tsx";
import { myZipQuestions, type ZipCard, zipCard } from "./zip-card.ts";

export function MyZipTool(props: SectionProps<"my-zip-tool">) {
  const { known, headlines, place } = props;
  const tool = useTool(myZipQuestions, props);
  const countyOf = (card: ZipCard) => {
    if (card.kind === "served") return card.county.name;
    return card.kind === "elsewhere" ? fill(place.countyNamed, { county: card.county }) : "";
  };
  const card = tool.answers && zipCard(tool.answers.zip, known);
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headlineOf={({ zip }) => {
        const asked = zipCard(zip, known);
        return fill(headlines[asked.kind], { zip, county: countyOf(asked) });
      }}
      result={
        card &&
        (card.kind === "served" ? (
          <LocalAnswers {...props} card={card} />
        ) : (
          <Paragraph>{fill(props[card.kind], { county: countyOf(card) })}</Paragraph>
        ))
      }
    >
      {tool.ask("zip")}
    </ToolFrame>
  );
}
