/** The day on which the site is there in Spanish: its words are copies, all but one title. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const SPANISH_TITLE = "Energía solar";

/** @param content a copy of the folder */
export function addSpanish(content: string) {
  cpSync(path.join(content, "en"), path.join(content, "es"), { recursive: true });
  const solar = path.join(content, "es/pages/solar.yaml");
  const text = readFileSync(solar, "utf8");
  writeFileSync(solar, text.replace(/^title: .*$/m, `title: ${SPANISH_TITLE}`));
}
