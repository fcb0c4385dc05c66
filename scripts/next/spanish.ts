/** The day on which the site is there in Spanish: its words are copies, all but one title. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { Claims } from "#app/content/reading/claims.ts";

export const SPANISH_TITLE = "Energía solar";

/** @param content a copy of the folder */
export function addSpanish(content: string) {
  cpSync(path.join(content, "en"), path.join(content, "es"), { recursive: true });
  const claims = parse(readFileSync(path.join(content, "claims.yaml"), "utf8")) as Claims;
  const sources = Object.entries(claims).map(([id, { source }]) => [id, source]);
  writeFileSync(path.join(content, "es/claims.yaml"), stringify(Object.fromEntries(sources)));
  const solar = path.join(content, "es/pages/solar.yaml");
  const text = readFileSync(solar, "utf8");
  writeFileSync(solar, text.replace(/^title: .*$/m, `title: ${SPANISH_TITLE}`));
}
