/** When people's servers begin and end. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogger } from "#server/log.ts";
import type { Person } from "./person.ts";
import { createWorkspaces, type Workspaces } from "./workspaces.ts";
import { openRepository, type Repository } from "./repository.ts";
import { type SmallRepository, smallRepository } from "./testing/small-repository.ts";

const person = (name: string): Person => ({ id: name, mail: `${name}@example.com`, name });
const [ANN, BOB, CAT] = [person("ann"), person("bob"), person("cat")];
const MINUTE_MS = 60_000;

let small: SmallRepository;
let repository: Repository;
let workspaces: Workspaces;
/** Whose servers run, and what ends one from outside. */
let running: Map<string, () => void>;

beforeEach(async () => {
  small = await smallRepository();
  repository = await openRepository({
    EDIT_DATA_DIR: `${small.folder}/data`,
    EDIT_REPOSITORY: small.address,
    EDIT_MAIN: "main",
    EDIT_URL: "https://edit.example.com",
  });
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  running = new Map();
  workspaces = createWorkspaces({
    repository,
    max: 2,
    idleMinutes: 20,
    log: createLogger({ write: () => undefined }),
    startWorkspace: async ({ branch }) => {
      const told: (() => void)[] = [];
      const end = () => {
        running.delete(branch);
        for (const tell of told) tell();
      };
      running.set(branch, end);
      return { socket: "", onEnd: (tell) => void told.push(tell), end: async () => end() };
    },
  });
});
afterEach(async () => {
  await workspaces.close();
  vi.useRealTimers();
  small.remove();
});

const names = () => [...running.keys()];

test("begins one server for a person, however often is asked", async () => {
  const [one, other] = await Promise.all([workspaces.open(ANN), workspaces.open(ANN)]);
  expect(one).toBe(other);
  expect(names()).toEqual(["edit/ann"]);
});

test("ends the server of who is away", async () => {
  await workspaces.open(ANN);
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
  await workspaces.open(BOB);
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  await expect.poll(names).toEqual(["edit/bob"]);
  expect(workspaces.find(ANN)).toBeUndefined();
});

test("has who rests longest give way, and nobody who works", async () => {
  await workspaces.open(ANN);
  await workspaces.open(BOB);
  await expect(workspaces.open(CAT)).rejects.toThrow("No more than 2");
  vi.setSystemTime(Date.now() + 3 * MINUTE_MS);
  await workspaces.open(BOB);
  await workspaces.open(CAT);
  expect(names()).toEqual(["edit/bob", "edit/cat"]);
});

test("begins anew where a server has ended by itself", async () => {
  await workspaces.open(ANN);
  running.get("edit/ann")?.();
  expect(workspaces.find(ANN)).toBeUndefined();
  await workspaces.open(ANN);
  expect(names()).toEqual(["edit/ann"]);
});
