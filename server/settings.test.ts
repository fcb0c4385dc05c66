import path from "node:path";
import { expect, test } from "vitest";
import { projectFolder, readSettings } from "#server/settings.ts";

test("everything has a default", () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: path.join(projectFolder, "data"),
    KEEP_MONTHS: 24,
  });
});

test("an empty setting counts as not set", () => {
  expect(readSettings({ PORT: "", SITE_URL: "" }).PORT).toBe(3000);
});

test("good settings are taken", () => {
  const settings = readSettings({
    PORT: "8080",
    HOST: "127.0.0.1",
    SITE_URL: "https://www.example.com/",
    DATA_DIR: "/var/site",
  });
  expect(settings).toMatchObject({
    PORT: 8080,
    HOST: "127.0.0.1",
    SITE_URL: "https://www.example.com",
    DATA_DIR: "/var/site",
  });
});

test.each([
  [{ PORT: "abc" }, "PORT=abc: must be a number, like 3000"],
  [{ KEEP_MONTHS: "0" }, "KEEP_MONTHS=0: must be 1 or more"],
  [{ KEEP_MONTHS: "1.5" }, "KEEP_MONTHS=1.5: must be a whole number of months, like 24"],
  [{ PORT: "70000" }, "PORT=70000: must be between 0 and 65535"],
  [
    { SITE_URL: "example.com" },
    "SITE_URL=example.com: must be an address like https://www.example.com",
  ],
  [{ SITE_URL: "https://example.com/shop" }, "must be an origin, without a path"],
])("%o is refused: %s", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test("all that is wrong is told at once", () => {
  expect(() => readSettings({ PORT: "abc", SITE_URL: "x" })).toThrow(/PORT=abc[\s\S]*SITE_URL=x/);
});
