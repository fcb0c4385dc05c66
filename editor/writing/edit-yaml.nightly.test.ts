/** Every text of every file is edited, and every list: nothing may change but what was meant to. */
import { describe } from "vitest";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { tryEveryEdit } from "./testing/every-edit.ts";

describe.each(yamlFilesIn(contentFolder))("%s", (name) => tryEveryEdit(name));
