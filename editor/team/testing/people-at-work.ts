/** People with branches, in a real repository with a real host, that begin anew for each test. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { takeIn } from "../branch.ts";
import type { Person } from "../person.ts";
import { openRepository, type Repository, type Worktree } from "../repository.ts";
import { sendBranch } from "../send-branch.ts";
import { FILE, type SmallRepository, smallRepository } from "./small-repository.ts";

export const ANN: Person = { id: "ann-1", mail: "ann@example.com", name: "Ann Baker" };
export const BOB: Person = { id: "bob-1", mail: "bob@example.com", name: "Bob Cook" };

export let small: SmallRepository;
export let repository: Repository;

/** For `beforeEach`; what it returns is done after each. */
export async function peopleAtWork() {
  small = await smallRepository();
  await openAnew();
  return () => small.remove();
}

/** As after a restart of the editor. */
export async function openAnew() {
  repository = await openRepository({
    EDIT_DATA_DIR: path.join(small.folder, "data"),
    EDIT_REPOSITORY: small.address,
    EDIT_MAIN: "main",
    EDIT_URL: "https://edit.example.com",
  });
}

export const says = ({ folder }: Worktree, file = FILE) =>
  readFileSync(path.join(folder, file), "utf8");
export const write = ({ folder }: Worktree, text: string, file = FILE) =>
  writeFileSync(path.join(folder, file), text);
export const send = (place: Worktree, person: Person, sentence = "A new name") =>
  sendBranch(place, { person, sentence, main: repository.main });

export async function comeBack(person: Person) {
  await repository.fetch(true);
  const place = await repository.worktree(person);
  return { place, taken: await takeIn(place, repository.main) };
}
