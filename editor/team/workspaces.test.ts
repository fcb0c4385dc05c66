/** When people's servers start and end. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogger } from "#server/log.ts";
import type { Person } from "./person.ts";
import { openRepository } from "./repository.ts";
import { type SmallRepository, smallRepository } from "./testing/small-repository.ts";
import { createWorkspaces, type Workspaces } from "./workspaces.ts";

const person = (name: string): Person => ({ id: name, mail: `${name}@example.com`, name });
const [ANN, BOB, CAT] = [person("ann"), person("bob"), person("cat")];
const MINUTE_MS = 60_000;

let small: SmallRepository;
let workspaces: Workspaces;
/** By branch, what ends each server that runs. */
let running: Map<string, () => void>;

beforeEach(async () => {
  small = await smallRepository();
  const settings = {
    EDIT_DATA_DIR: `${small.folder}/data`,
    EDIT_REPOSITORY: small.address,
    EDIT_MAIN: "main",
    EDIT_URL: "https://edit.example.com",
    EDIT_PREVIEW_URL: "https://preview.example.com",
    EDIT_MAX_WORKSPACES: 2,
    EDIT_IDLE_MINUTES: 20,
  };
  const repository = await openRepository(settings);
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  running = new Map();
  const log = createLogger({ write: () => undefined });
  workspaces = createWorkspaces({
    repository,
    settings,
    log,
    startWorkspace: async ({ branch }) => {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      running.set(branch, resolve);
      void ended.then(() => running.delete(branch));
      return { socket: "", ended, end: async () => resolve() };
    },
  });
});
afterEach(async () => {
  await workspaces.close();
  vi.useRealTimers();
  small.remove();
});

const names = () => [...running.keys()];

test("starts one server for a person, and another once it has ended by itself", async () => {
  const [one, other] = await Promise.all([workspaces.open(ANN), workspaces.open(ANN)]);
  expect(one).toBe(other);
  running.get("edit/ann")?.();
  await expect.poll(names).toEqual([]);
  await workspaces.open(ANN);
  expect(names()).toEqual(["edit/ann"]);
});

test("ends the server of whoever is away", async () => {
  await workspaces.open(ANN);
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
  await workspaces.open(BOB);
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  await expect.poll(names).toEqual(["edit/bob"]);
});

test("has whoever rests longest give way, and nobody who works", async () => {
  await workspaces.open(ANN);
  await workspaces.open(BOB);
  await expect(workspaces.open(CAT)).rejects.toThrow("No more than 2");
  vi.setSystemTime(Date.now() + 3 * MINUTE_MS);
  await workspaces.open(BOB);
  await workspaces.open(CAT);
  expect(names()).toEqual(["edit/bob", "edit/cat"]);
});
