/** For tests: forms as nobody fills them in, sent as no browser sends them. */
import * as fc from "fast-check";
import { LONGEST_BODY } from "#server/read-body.ts";
import { VISITOR } from "#server/testing/filled-form.ts";
import { fieldNames, strangeWords } from "#server/testing/strange-words.ts";
import { WAYS_TO_WRITE, type Field } from "#server/testing/strange-writing.ts";

export interface SentForm {
  address: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** How to make one; this is what is printed of a form that does harm. */
export interface StrangeForm {
  page: string;
  query: string;
  /** What is different from a form that is taken. */
  changes: { how: "add" | "replace" | "leave out"; at: number; field: Field }[];
  way: keyof typeof WAYS_TO_WRITE;
  noise: Uint8Array;
  /** Filled up to so many bytes; nothing for as long as it is. */
  length: number | undefined;
  headers: Field[];
}

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
/** Mostly the first, so that many forms get as far as the questions. */
const QUERIES = ["", "?", "?index", "?service=solar", "?_routes=a", "?__proto__=1", "?%00"];
/** To the last byte that is read, the first that is not, or a megabyte. */
const LENGTHS = [LONGEST_BODY, LONGEST_BODY + 1, 1_000_000];

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

const mostly = <Thing>(usual: Thing, strange: fc.Arbitrary<Thing>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: strange });

const strangeHeaders = Object.entries(HEADERS).map(([name, values]) =>
  fc.tuple(fc.constant(name), fc.constantFrom(...values)),
);

const changes = fc.record({
  how: fc.constantFrom("add", "replace", "leave out"),
  at: fc.nat({ max: 7 }),
  field: fc.tuple(fieldNames, strangeWords),
});

export const strangeForms: fc.Arbitrary<StrangeForm> = fc.record({
  page: fc.constantFrom(...Object.keys(RIGHT).flatMap((page) => [page, page, `${page}.data`])),
  query: mostly("", fc.constantFrom(...QUERIES)),
  changes: mostly([], fc.array(changes, { minLength: 1, maxLength: 5 })),
  way: mostly(
    "as it should be",
    fc.constantFrom(...(Object.keys(WAYS_TO_WRITE) as StrangeForm["way"][])),
  ),
  noise: fc.uint8Array({ maxLength: 500 }),
  length: fc.option(fc.constantFrom(...LENGTHS), { freq: 30, nil: undefined }),
  headers: mostly([], fc.array(fc.oneof(...strangeHeaders), { maxLength: 3 })),
});

export function sentAs(form: StrangeForm): SentForm {
  const fields = [...(RIGHT[form.page.replace(".data", "")] ?? [])];
  for (const { how, at, field } of form.changes) {
    if (how === "add") fields.push(field);
    else fields.splice(at, 1, ...(how === "replace" ? [field] : []));
  }
  const { type, body } = WAYS_TO_WRITE[form.way](fields, Buffer.from(form.noise));
  const ballast = Buffer.alloc(Math.max(0, (form.length ?? 0) - body.length), "&");
  return {
    address: form.page + form.query,
    headers: { ...(type && { "content-type": type }), ...Object.fromEntries(form.headers) },
    body: Buffer.concat([body, ballast]),
  };
}
