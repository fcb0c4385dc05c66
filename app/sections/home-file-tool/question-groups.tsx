import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Disclosure, Pair } from "#app/tools/question-groups.tsx";
import type { Tool } from "#app/tools/use-tool.tsx";
import {
  type HomeFileQuestions,
  type HouseQuestion,
  type WarrantyNames,
  warrantyNames,
} from "#estimates/home-file/questions.ts";
import { FIRST_OPEN, GROUP_NAMES, GROUPS } from "./groups.ts";

/** So many warranties are asked for at once. */
const FIRST_WARRANTIES = 3;

type Name = HouseQuestion | WarrantyNames["what"] | WarrantyNames["until"];

type Props = SectionProps<"home-file-tool"> & { tool: Tool<HomeFileQuestions> };

/** All questions, sorted into groups that open. */
export function QuestionGroups({ groups, warranty, tool }: Props) {
  const { ask, isInUse } = tool;
  const each = warrantyNames().map(({ what, until }) => [what, until] as const);
  const [first, more] = [each.slice(0, FIRST_WARRANTIES), each.slice(FIRST_WARRANTIES)];
  const pairs = (some: typeof each) =>
    some.map(([what, until]) => (
      <Pair key={what}>
        {ask(what)}
        {ask(until)}
      </Pair>
    ));

  return (
    <div>
      {GROUP_NAMES.map((group) => {
        const names: readonly Name[] = group === "warranties" ? each.flat() : GROUPS[group];
        return (
          <Disclosure
            key={group}
            look="part"
            label={groups[group]}
            isInUse={FIRST_OPEN.includes(group) || isInUse(names)}
          >
            {GROUPS[group].map(ask)}
            {group === "warranties" && (
              <>
                {pairs(first)}
                <Disclosure label={warranty.more} isInUse={isInUse(more.flat())}>
                  {pairs(more)}
                </Disclosure>
              </>
            )}
          </Disclosure>
        );
      })}
    </div>
  );
}
