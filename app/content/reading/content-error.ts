import { type Problem, tellProblem } from "#app/content/reading/yaml-file.ts";

/** Content with mistakes. The message lists them all: file, line, place, what is wrong. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
    super(`${count} in the content:\n\n${problems.map(tellProblem).join("\n\n")}\n`);
    this.name = "ContentError";
    this.problems = problems;
  }
}
