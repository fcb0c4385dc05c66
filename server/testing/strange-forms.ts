/** For tests: forms as nobody fills them in, sent as no browser sends them. */
import {
  type Chance,
  FIELDS,
  STRANGE_FIELDS,
  STRANGE_WORDS,
} from "#server/testing/strange-words.ts";
import { VISITOR } from "#server/testing/filled-form.ts";
import { LONGEST_FORM } from "#server/form-post.ts";

export interface StrangeForm {
  address: string;
  headers: Record<string, string>;
  body: Buffer;
}

type Field = [name: string, value: string];

/** What each form takes as it is, so that what is strange gets past the questions. */
const RIGHT: Record<string, Field[]> = {
  "/free-pricing": [...Object.entries(VISITOR), ["email", "jane@example.com"]],
  "/request-delete-account": [
    ["account", "jane@example.com"],
    ["name", "Jane Sample"],
    ["knowsWhatIsKept", "on"],
  ],
  "/stop": [["contact", "jane@example.com"]],
};
const QUERIES = ["", "", "", "?", "?index", "?service=solar", "?_routes=a", "?__proto__=1", "?%00"];

export function strangeForm(chance: Chance): StrangeForm {
  const page = chance.one(Object.keys(RIGHT));
  const { type, body } = written(strangeFields(page, chance), chance);
  const sized = chance.happens(0.03) ? stretched(body, chance) : body;
  return {
    address: page + chance.one(["", "", ".data"]) + chance.one(QUERIES),
    headers: { ...(type && { "content-type": type }), ...strangeHeaders(chance) },
    body: sized,
  };
}

function strangeFields(page: string, chance: Chance): Field[] {
  const fields = [...(RIGHT[page] ?? [])];
  const changes = chance.one([0, 0, 1, 1, 2, 5]);
  for (let change = 0; change < changes; change++) {
    const name = chance.happens(0.8) ? chance.one(FIELDS) : chance.one(STRANGE_FIELDS);
    const value =
      chance.one(STRANGE_WORDS) + (chance.happens(0.1) ? chance.one(STRANGE_WORDS) : "");
    // Twice the same name, once another answer, or one less.
    if (chance.happens(0.3)) fields.push([name, value]);
    else if (chance.happens(0.8)) fields.splice(chance.below(fields.length), 1, [name, value]);
    else fields.splice(chance.below(fields.length), 1);
  }
  if (chance.happens(0.02)) {
    for (let more = 0; more < 1500; more++) fields.push([chance.one(FIELDS), ""]);
  }
  if (chance.happens(0.3)) fields.push(["message", chance.one(STRANGE_WORDS)]);
  return fields;
}

/** Mostly as the type says, sometimes not. */
function written(fields: Field[], chance: Chance): { type: string; body: Buffer } {
  const form = "application/x-www-form-urlencoded";
  const right = { type: form, body: Buffer.from(new URLSearchParams(fields).toString()) };
  const boundary = `----${chance.below(1e9)}`;
  const multipart = {
    type: `multipart/form-data; boundary=${boundary}`,
    body: parts(fields, boundary),
  };
  const json = Buffer.from(JSON.stringify(Object.fromEntries(fields)));
  const raw = Buffer.from(fields.map((field) => field.join("=")).join("&"), "utf8");
  const noise = Buffer.from(Array.from({ length: chance.below(500) }, () => chance.below(256)));
  return chance.one([
    () => right,
    () => right,
    () => multipart,
    () => multipart,
    () => ({
      ...right,
      type: `${form}; charset=${chance.one(["utf-16", "utf-7", "x", "\u00ff"])}`,
    }),
    () => ({ ...right, body: raw }),
    () => ({ ...right, body: Buffer.from(raw.toString("utf8"), "utf16le") }),
    () => ({ ...right, body: Buffer.concat([right.body, noise]) }),
    () => ({ ...right, type: chance.one(["", "text/plain", "application/json", "x", ";", "*/*"]) }),
    () => ({ ...multipart, type: "multipart/form-data" }),
    () => ({
      ...multipart,
      type: `${multipart.type}${chance.one(["x", '"', ";", "; boundary=a"])}`,
    }),
    () => ({ ...multipart, body: multipart.body.subarray(0, chance.below(multipart.body.length)) }),
    () => ({ ...multipart, body: Buffer.concat([noise, multipart.body, noise]) }),
    () => ({ type: multipart.type, body: right.body }),
    () => ({ type: "application/json", body: json }),
    () => ({ type: form, body: json }),
    () => ({ type: form, body: noise }),
    () => ({ type: "", body: Buffer.alloc(0) }),
  ])();
}

function parts(fields: Field[], boundary: string): Buffer {
  const sections = fields.map(
    ([name, value], index) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
      `${index % 5 === 4 ? '; filename="a.exe"\r\nContent-Type: x' : ""}\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${sections.join("")}--${boundary}--\r\n`);
}

/** To the last byte that is read, the first that is not, or a megabyte. */
function stretched(body: Buffer, chance: Chance): Buffer {
  const length = chance.one([LONGEST_FORM, LONGEST_FORM + 1, 1_000_000]);
  if (length <= body.length) return body;
  const ballast = Buffer.alloc(length - body.length, chance.one(["a", "&", "=", "%", "\0"]));
  return Buffer.concat([body, ballast]);
}

const HEADERS: Record<string, string[]> = {
  host: ["", "a b", "[::1", "a:99999", "a/b?c#d", "@", "%", "elsewhere.example", "\u00ff", "a,b"],
  origin: ["null", "", "http://", "https://elsewhere.example", "file://", "http://localhost"],
  "x-forwarded-for": [
    "",
    ",",
    "1.2.3.4",
    "unknown",
    "<script>",
    "1".repeat(5000),
    "::1%\u00ff, [::",
  ],
  "x-forwarded-host": ["", "a b", "elsewhere.example", "[", "localhost, localhost"],
  "x-forwarded-proto": ["", "https", "javascript", "https, http"],
  "x-client-address": ["10.0.0.1"],
  "content-encoding": ["gzip", "br"],
  "accept-language": ["es", "*", "\u00ff"],
  accept: ["application/json", "text/x-script"],
  cookie: ["a=b; ".repeat(500)],
  "sec-fetch-site": ["cross-site"],
  "x-react-router-prerender-data": ["1"],
  "x-http-method-override": ["DELETE"],
  "if-none-match": ["*"],
  range: ["bytes=0-1"],
};

function strangeHeaders(chance: Chance): Record<string, string> {
  const names = Object.keys(HEADERS).filter(() => chance.happens(0.05));
  return Object.fromEntries(names.map((name) => [name, chance.one(HEADERS[name] ?? [])]));
}
