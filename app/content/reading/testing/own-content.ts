/** For the few tests that are about what this company says itself: its content, checked and read. */
import { inject } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";

export const ownFolder = inject("ownContent");

export const ownContent = readContent(fixedAddresses(ownFolder), ownFolder);
