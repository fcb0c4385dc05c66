import { useDeferredValue, useEffect, useRef, useState } from "react";
import { fill } from "#app/content/fill.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useInWords } from "#app/tools/in-words.ts";
import { QuestionGroup } from "#app/tools/question-groups.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import button from "#app/ui/button.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { usePagePath } from "#app/ui/use-page-path.ts";
import { understood } from "#estimates/house/house.ts";
import { errorsIn, houseQuestions } from "#estimates/house/questions.ts";
import { HouseAnswer } from "./house-answer.tsx";
import { HousePicture, type Phase } from "./house-picture.tsx";
import { inOneLine, knownElsewhere, pricedFor, readWith } from "./read-house.ts";
import { layersOf, pictureInWords } from "./seen-house.ts";
import styles from "./your-house-tool.module.css";

/** In milliseconds. The styles move as long. */
const STORM = 6500;

const GROUPS = {
  house: ["built", "roof", "roof-year", "walls"],
  openings: ["glass", "garage"],
  power: ["panels", "battery", "trees"],
  place: ["zip"],
} as const;

export function YourHouseTool(props: SectionProps<"your-house-tool">) {
  const today = todayInFlorida();
  const { language, list } = useInWords();
  const isHydrated = useHydrated();
  const tool = useTool(houseQuestions, props, (answers) => errorsIn(answers, today));
  const picture = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>("still");

  const house = understood(tool.typed, today);
  const read = readWith(house, props, today);
  const words = pictureInWords(house, read, props.seen, list);
  const address = `${props.origin}${usePagePath()}?${tool.query.toString()}`;

  const known = knownElsewhere(house, read, props, `${words}\n${address}`);
  const subject = fill(props.shared, { what: inOneLine(read, props, language) });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
  // The picture answers first.
  const result = useDeferredValue(<HouseAnswer {...{ ...props, house, read, known, mail }} />);

  useEffect(() => {
    if (phase === "still") return undefined;
    let isOver = false;
    const goOn = (next: Phase) => isOver || setPhase(next);
    const timer = phase === "playing" ? setTimeout(goOn, STORM, "still") : undefined;
    if (phase === "loading") {
      const images = [...(picture.current?.querySelectorAll("img") ?? [])];
      const come = images.map((image) => image.decode().catch(() => undefined));
      void Promise.all(come).then(() => goOn("playing"));
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [phase]);

  function playStorm() {
    if (phase !== "still") return;
    const storm = '[name="light"][value="storm"]';
    tool.form.ref.current?.querySelector<HTMLInputElement>(storm)?.click();
    picture.current?.scrollIntoView({ block: "nearest" });
    setPhase("loading");
  }

  return (
    <ToolFrame
      {...props}
      figures={[]}
      // What was not understood is told; the rest is a house, too.
      tool={{ ...tool, answers: house }}
      wide="both"
      priced={pricedFor(house, read)}
      headlineOf={(asked) => inOneLine(readWith(asked, props, today), props, language)}
      result={result}
    >
      {/* Another choice is seen at once, not after the storm. */}
      <div className={styles.tool} onInput={() => setPhase("still")}>
        <div className={styles.scene}>
          <HousePicture
            ref={picture}
            pictures={props.pictures}
            layers={layersOf(house, read, phase !== "still")}
            words={words}
            phase={phase}
          />
          {tool.ask("light")}
          <button type="button" hidden={!isHydrated} className={button.button} onClick={playStorm}>
            {props.play}
          </button>
        </div>
        <div className={styles.questions}>
          {Object.entries(GROUPS).map(([group, names]) => (
            <QuestionGroup key={group} label={props.groups[group as keyof typeof GROUPS]}>
              {names.map((name) => (name === "roof" ? tool.askFirst(name) : tool.ask(name)))}
            </QuestionGroup>
          ))}
        </div>
      </div>
    </ToolFrame>
  );
}
