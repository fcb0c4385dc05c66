import { expect, test } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { DOOR_NAMES, DOORS } from "./doors.ts";

const { words } = readContent(fixedAddresses()).languages.en ?? {};

test.each(DOOR_NAMES)("the door %s leads to a page, and has words for what it asks", (name) => {
  const door: { to: string; asks?: string } = DOORS[name];
  expect(fixedAddresses()).toContain(door.to);
  expect(words?.toolDoors[name].label !== undefined).toBe(door.asks !== undefined);
});
