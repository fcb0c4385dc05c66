import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { FIRST_ANSWERS, LONGEST_ANSWER } from "#app/content/first-answers.ts";

/** Answers that are too long for the first screen, with the company's facts filled in. */
export function longAnswers(
  folder: string,
  pages: Map<string, PageWithClaims | undefined>,
  files: YamlFile[],
): Problem[] {
  return [...pages].flatMap(([address, page]) => {
    const file = files.find(({ name }) => name === `${folder}${address}.yaml`);
    return (page?.sections ?? []).flatMap((section, index) => {
      if (!file || section.kind !== "answers") return [];
      return FIRST_ANSWERS.flatMap((name) => {
        const { text, link } = section.answers[name];
        const length = withoutMarks([text, link?.label ?? ""].join(" ").trim()).length;
        if (length <= LONGEST_ANSWER) return [];
        const message = `is ${length} letters long with its link, and may have ${LONGEST_ANSWER}`;
        return [file.problemAt(["sections", index, "answers", name, "text"], message)];
      });
    });
  });
}
