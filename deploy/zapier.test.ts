import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { expect, test } from "vitest";

const SECRET = "a secret of 24 characters or more";

const body = JSON.stringify({
  type: "request.received",
  timestamp: "2026-11-21T15:00:00.000Z",
  data: {
    reference: "7HQ-4XW-9CM",
    kind: "pricing",
    doNotContact: false,
    name: "Jane Sample",
    email: "jane.sample@example.com",
    answers: { services: ["roofing", "solar"], zip: "33435", way: "email", hours: [], message: "" },
  },
});

/** As Zapier runs the code, with the headers of our webhook as its input. */
function run(inputData: Record<string, string>) {
  const file = readFileSync(path.join(import.meta.dirname, "zapier.js"), "utf8");
  const zap = { inputData, require: createRequire(import.meta.url), Buffer, output: {} };
  vm.runInNewContext(file.replace("put the secret here", SECRET), zap);
  return zap.output;
}

test("a Zap goes on with what our site announces, and with nothing else", () => {
  const [id, timestamp] = ["1-a", "1764000000"];
  const hmac = createHmac("sha256", SECRET).update(`${id}.${timestamp}.${body}`);
  const caught = { id, timestamp, signature: `v1,${hmac.digest("base64")}`, body };
  expect(run(caught)).toMatchObject({
    id: "1-a",
    reference: "7HQ-4XW-9CM",
    email: "jane.sample@example.com",
    answers: "services: roofing, solar\nzip: 33435\nway: email",
  });
  expect(() => run({ ...caught, body: `${body} ` })).toThrow("not from our website");
  expect(() => run({ body: "{}" })).toThrow("not from our website");
});
