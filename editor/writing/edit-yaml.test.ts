/** Every text and every list of some files is edited; of all files, once a night. */
import { describe } from "vitest";
import { tryEveryEdit } from "./testing/every-edit.ts";

describe.each(["company.yaml", "en/pages/team.yaml", "es/messages.yaml", "places/miami.yaml"])(
  "%s",
  (name) => tryEveryEdit(name),
);
