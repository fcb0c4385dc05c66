/** The rules as the content has them, so that tests notice when it changes. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { FormRules } from "#estimates/openings/form-letters.ts";

const file = new URL("../../../content/figures/openings.yaml", import.meta.url);

export const formRules = parse(readFileSync(file, "utf8")) as FormRules;
