import { expect, test } from "vitest";
import { createLogger } from "#server/log.ts";

function logged(write: (log: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  write(createLogger({ write: (line) => lines.push(line) }));
  return lines;
}

test("each thing is a line of JSON, with its time and level", () => {
  const [line = "", ...others] = logged((log) => log.info({ reference: "7HQ-4XW-9CM" }, "sent"));
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ level: "info", reference: "7HQ-4XW-9CM", msg: "sent" });
  expect(Date.parse(JSON.parse(line).time)).not.toBeNaN();
});

test("of an error, everything is told but its message", () => {
  const cause = Object.assign(new Error("getaddrinfo mail.ann.example"), { code: "ENOTFOUND" });
  const error = Object.assign(new TypeError("550 <ann@home.example>\n    at ann", { cause }), {
    code: "EENVELOPE",
    responseCode: 550,
  });
  const [line = ""] = logged((log) => log.error({ err: error }, "not sent"));
  expect(JSON.parse(line).err).toMatchObject({
    type: "TypeError",
    code: "EENVELOPE",
    responseCode: 550,
    cause: { code: "ENOTFOUND" },
  });
  expect(JSON.parse(line).err.at.join("\n")).toContain("log.test.ts");
  expect(line).not.toMatch(/ann|550 </);
});
