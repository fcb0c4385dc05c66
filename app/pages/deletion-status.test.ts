/** How far a deletion is, from being asked for to being done. */
import { expect, test, vi } from "vitest";
import { floridaDay } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { DELETION_DAYS } from "#app/content/promises.ts";
import { siteContent as site } from "#app/content/reading/testing/site-content.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { deletionStatus } from "#app/pages/deletion-status.server.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";

const content = { ...site, ...site.languages.en, language: "en" } as unknown as PageContent;
const { states } = sectionOf("deletion-form", content);

const LINK_UNTIL = "2026-11-23T15:00:00.000Z";

function statusAt(now: string, changed: Partial<KeptRequest> = {}) {
  vi.useFakeTimers({ now: new Date(now) });
  const request = {
    reference: "7HQ-4XW-9CM",
    createdAt: "2026-11-21T15:00:00.000Z",
    linkUntil: LINK_UNTIL,
    ...changed,
  } as KeptRequest;
  const status = deletionStatus(request, content);
  vi.useRealTimers();
  return status;
}

test("while the link holds, there is a button", () => {
  const { heading, text, confirm } = statusAt("2026-11-23T14:59:59Z");
  expect({ heading, confirm }).toEqual({
    heading: states.waiting.heading,
    confirm: states.confirm,
  });
  expect(text).toContain("November 23, 2026");
});

test("from its last moment on, there is none", () => {
  const { heading, confirm } = statusAt(LINK_UNTIL);
  expect({ heading, confirm }).toEqual({ heading: states.expired.heading, confirm: undefined });
});

test("once confirmed, it tells by when it is done, however old the link", () => {
  const verifiedAt = "2026-11-22T15:00:00.000Z";
  const { heading, text, confirm } = statusAt("2026-12-24T15:00:00Z", { verifiedAt });
  expect({ heading, confirm }).toEqual({ heading: states.verified.heading, confirm: undefined });
  const due = new Date(Date.parse(verifiedAt) + DELETION_DAYS * 86_400_000).toISOString();
  expect(text).toContain(floridaDay(due, "en"));
});

test("done is done", () => {
  const doneAt = "2026-12-01T15:00:00.000Z";
  const { heading, text } = statusAt("2026-12-24T15:00:00Z", { doneAt, verifiedAt: doneAt });
  expect(heading).toBe(states.done.heading);
  expect(text).toContain("December 1, 2026");
});
