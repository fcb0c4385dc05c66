import { expect, test } from "vitest";
import { splitStyles } from "#app/document/critical-css.server.ts";

const HERO = ".aB3dEf_hero{color:red}@media (width>=40rem){.aB3dEf_hero{color:blue}}";
const FOOTER = "._9xYz12_footer{margin:0}@keyframes _9xYz12_come{0%{top:0}to{top:1px}}";
const GLOBAL = ':root{--a:"}.x_y{"}@font-face{font-family:A}p{margin:0}';

test("what the first part uses is near, and so is what has no class", () => {
  const { near, far } = splitStyles([FOOTER + GLOBAL, HERO], '<p class="aB3dEf_hero other">');
  expect(near).toBe(GLOBAL + HERO);
  expect(far).toBe(FOOTER);
});

test("rules of one file stay together, in their order", () => {
  const styles = ".-Y2DQW_row{gap:0}.-Y2DQW_row:hover{gap:1px}.-Y2DQW_cell{gap:2px}";
  expect(splitStyles([styles], '<p class="-Y2DQW_cell">')).toEqual({ near: styles, far: "" });
  expect(splitStyles([styles], "<p>")).toEqual({ near: "", far: styles });
});
