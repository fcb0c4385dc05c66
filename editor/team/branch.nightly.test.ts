/** What seldom happens to branches of people: races, a host that refuses, a branch of another history. */
import { beforeEach, expect, test } from "vitest";
import { takeIn } from "./branch.ts";
import {
  ANN,
  comeBack,
  peopleAtWork,
  repository,
  says,
  send,
  small,
  write,
} from "./testing/people-at-work.ts";
import { FILE, PAGE } from "./testing/small-repository.ts";

beforeEach(peopleAtWork);

test("a folder is made once, whoever asks for it meanwhile", async () => {
  const [one, other] = await Promise.all([repository.workplace(ANN), repository.workplace(ANN)]);
  // Words of a folder of which the half is there would take the other half away.
  await expect(send(other, ANN)).rejects.toThrow("Nothing was changed.");
  expect(says(one)).toBe(PAGE);
});

test("words that are handed on while others' are taken in take nothing of these away", async () => {
  const { place: ann } = await comeBack(ANN);
  write(ann, "title: A town\n", "content/town.yaml");
  for (const count of ["Three", "Four", "Five"]) {
    await small.publish(PAGE.replace("Two", count));
    await repository.fetch(true);
    write(ann, `title: A town of ${count}\n`, "content/town.yaml");
    await Promise.all([takeIn(ann, repository.main), send(ann, ANN)]);
    const taken = await small.host("diff", "--name-only", "main", "edit/ann-1");
    expect(taken).toBe("content/town.yaml");
  }
});

test("takes in what was published after something was handed on, as one branch", async () => {
  const ann = await repository.workplace(ANN);
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await send(ann, ANN);
  await small.publish(PAGE.replace("Two", "Three"));
  const { place } = await comeBack(ANN);
  expect(says(place)).toBe(PAGE.replace("Roofs", "New roofs").replace("Two", "Three"));
  write(place, says(place).replace("One", "First"));
  await send(place, ANN);
  expect(await small.host("show", `edit/ann-1:${FILE}`)).toContain("First");
});

test("a branch that has nothing of main stops nobody's work", async () => {
  const tree = await small.host("rev-parse", "main^{tree}");
  const who = ["-c", "user.name=Eve", "-c", "user.email=eve@example.com"];
  const commit = await small.host(...who, "commit-tree", tree, "-m", "Of nothing");
  await small.host("update-ref", "refs/heads/edit/ann-1", commit);
  const { place } = await comeBack(ANN);
  write(place, PAGE.replace("Roofs", "New roofs"));
  await expect(send(place, ANN)).rejects.toThrow("Ask a developer");
});

test("keeps the words where the host does not take them, and hands them on later", async () => {
  const ann = await repository.workplace(ANN);
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await small.host("update-ref", "refs/heads/edit/ann-1/in-the-way", "main");
  await expect(send(ann, ANN)).rejects.toThrow("Your words are kept here");
  expect(says(ann)).toContain("New roofs");
  await small.host("update-ref", "-d", "refs/heads/edit/ann-1/in-the-way");
  await send(ann, ANN);
  expect(await small.host("show", `edit/ann-1:${FILE}`)).toContain("New roofs");
});
