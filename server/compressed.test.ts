import { expect, test } from "vitest";
import { compressed } from "#server/compressed.ts";

const asked = (encodings: string) =>
  new Request("http://localhost/", { headers: { "Accept-Encoding": encodings } });
const page = () =>
  new Response("word ".repeat(1000), { status: 404, headers: { "Content-Length": "5000" } });

test("who can read gzip gets it, with the same status, and proxies are told", async () => {
  const answer = await compressed(asked("br, gzip;q=0.5"), page());
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  expect(answer.headers.get("Content-Length")).toBeNull();
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  const bytes = await answer.clone().bytes();
  expect(bytes.length).toBeLessThan(200);
  const opened = answer.body?.pipeThrough(new DecompressionStream("gzip"));
  expect(await new Response(opened).text()).toBe("word ".repeat(1000));
});

test.each(["", "identity", "br", "gzip;q=0"])(
  "who accepts '%s' gets it plain",
  async (encodings) => {
    const answer = await compressed(asked(encodings), page());
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe("word ".repeat(1000));
  },
);

test("what has no body stays as it is", async () => {
  const answer = Response.redirect("http://localhost/sent", 303);
  expect(await compressed(asked("gzip"), answer)).toBe(answer);
});
