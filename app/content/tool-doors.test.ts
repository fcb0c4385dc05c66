import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { fixedAddresses } from "#app/routes.ts";
import { DOOR_NAMES, DOORS } from "#app/content/tool-doors.ts";

const { words } = siteContent.languages.en ?? {};

test.each(DOOR_NAMES)("the door %s leads to a page, and has words for what it asks", (name) => {
  const door: { to: string; asks?: string } = DOORS[name];
  expect(fixedAddresses()).toContain(door.to);
  expect(words?.toolDoors[name].label !== undefined).toBe(door.asks !== undefined);
});
