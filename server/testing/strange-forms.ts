/** For tests: forms as nobody fills them in, sent as no browser sends them. */
import * as fc from "fast-check";
import { LONGEST_BODY } from "#server/read-body.ts";
import { VISITOR } from "#server/testing/filled-form.ts";
import { strangeWords } from "#server/testing/strange-words.ts";

export interface SentForm {
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
const FIELDS = Object.values(RIGHT).flatMap((right) => right.map(([name]) => name));
const STRANGE_FIELDS = `website openFor formKey services[] services[__proto__] __proto__ toString
  constructor.prototype \0 \ud800 name\r\nX:y n";filename="a`.split(" ");
/** Mostly the first, so that many forms get as far as the questions. */
const QUERIES = ["", "?index", "?service=solar", "?_routes=a", "?__proto__=1", "?%00"];
/** To the last byte that is read, the first that is not, or a megabyte. */
const LENGTHS = [LONGEST_BODY, LONGEST_BODY + 1, 1_000_000];

const HEADERS: Record<string, string[]> = {
  host: ["", "a b", "[::1", "a:99999", "a/b?c#d", "elsewhere.example", "\u00ff"],
  origin: ["null", "", "http://", "https://elsewhere.example", "file://"],
  "x-forwarded-for": ["", ",", "unknown", "<script>", "1".repeat(5000), "::1%\u00ff, [::"],
  "x-forwarded-host": ["", "a b", "elsewhere.example", "[", "localhost, localhost"],
  "x-forwarded-proto": ["", "https", "javascript"],
  "x-client-address": ["10.0.0.1"],
  "content-encoding": ["gzip"],
  accept: ["application/json", "text/x-script"],
  cookie: ["a=b; ".repeat(500)],
  "sec-fetch-site": ["cross-site"],
  "x-http-method-override": ["DELETE"],
  range: ["bytes=0-1"],
};

const FORM = "application/x-www-form-urlencoded";
const BOUNDARY = "----strange";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const encoded = (fields: Field[]) => Buffer.from(new URLSearchParams(fields).toString());

function parts(fields: Field[]): Buffer {
  const sections = fields.map(
    ([name, value], index) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
      `${index % 5 === 4 ? '; filename="a.exe"\r\nContent-Type: x' : ""}\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${sections.join("")}--${BOUNDARY}--\r\n`);
}

/** Ways to write a form down: the content type, and what gets the fields, and bytes besides. */
const WRITTEN: [type: string, write: (fields: Field[], noise: Buffer) => Buffer][] = [
  [FORM, encoded],
  [MULTIPART, parts],
  [FORM, (fields) => Buffer.from(fields.map((field) => field.join("=")).join("&"))],
  [FORM, (fields) => encoded([...fields, ...Array.from({ length: 1500 }, (): Field => ["a", ""])])],
  [FORM, (fields, noise) => Buffer.concat([encoded(fields), noise])],
  [`${FORM}; charset=utf-16`, (fields) => Buffer.from(encoded(fields).toString(), "utf16le")],
  [FORM, (fields) => Buffer.from(JSON.stringify(Object.fromEntries(fields)))],
  ["text/plain", encoded],
  ["", encoded],
  ["multipart/form-data", parts],
  [`${MULTIPART}x`, parts],
  [MULTIPART, (fields, noise) => parts(fields).subarray(0, -1 - noise.length)],
  [MULTIPART, encoded],
  [FORM, (_fields, noise) => noise],
];

const mostly = <Thing>(usual: Thing, strange: fc.Arbitrary<Thing>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: strange });

const fields = fc.array(fc.tuple(fc.constantFrom(...FIELDS, ...STRANGE_FIELDS), strangeWords), {
  minLength: 1,
  maxLength: 5,
});

export const strangeForms: fc.Arbitrary<SentForm> = fc
  .record({
    page: fc.constantFrom(...Object.keys(RIGHT)),
    ending: mostly("", fc.constant(".data")),
    query: mostly("", fc.constantFrom(...QUERIES)),
    /** Stand in the place of the right ones, or besides. */
    strange: mostly<Field[]>([], fields),
    way: mostly(WRITTEN[0], fc.constantFrom(...WRITTEN)),
    noise: fc.uint8Array({ maxLength: 500 }),
    length: fc.option(fc.constantFrom(...LENGTHS), { freq: 30, nil: 0 }),
    headers: mostly(
      [],
      fc.array(
        fc.oneof(
          ...Object.entries(HEADERS).map(([name, values]) =>
            fc.tuple(fc.constant(name), fc.constantFrom(...values)),
          ),
        ),
        { maxLength: 3 },
      ),
    ),
  })
  .map(({ page, ending, query, strange, way, noise, length, headers }) => {
    const right = (RIGHT[page] ?? []).filter((_, index) => strange[index] === undefined);
    const [type, write] = way ?? ["", encoded];
    const body = write([...right, ...strange], Buffer.from(noise));
    const ballast = Buffer.alloc(Math.max(0, length - body.length), "&");
    return {
      address: page + ending + query,
      headers: { ...(type && { "content-type": type }), ...Object.fromEntries(headers) },
      body: Buffer.concat([body, ballast]),
    };
  });
