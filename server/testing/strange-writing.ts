/** For tests: ways to write a form down, few of them right. */

export type Field = [name: string, value: string];

interface Written {
  /** As the header tells it; nothing for no header. */
  type: string;
  body: Buffer;
}

const FORM = "application/x-www-form-urlencoded";
const BOUNDARY = "----strange";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const encoded = (fields: Field[]) => Buffer.from(new URLSearchParams(fields).toString());
const bare = (fields: Field[]) => Buffer.from(fields.map((field) => field.join("=")).join("&"));
const json = (fields: Field[]) => Buffer.from(JSON.stringify(Object.fromEntries(fields)));

function parts(fields: Field[]): Buffer {
  const sections = fields.map(
    ([name, value], index) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
      `${index % 5 === 4 ? '; filename="a.exe"\r\nContent-Type: x' : ""}\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${sections.join("")}--${BOUNDARY}--\r\n`);
}

/** Each gets the fields, and bytes that have nothing to do with them. */
export const WAYS_TO_WRITE = {
  "as it should be": (fields) => ({ type: FORM, body: encoded(fields) }),
  "in parts": (fields) => ({ type: MULTIPART, body: parts(fields) }),
  "with too many fields": (fields) => ({
    type: FORM,
    body: encoded([...fields, ...Array.from({ length: 1500 }, (): Field => ["hours", ""])]),
  }),
  "in an unknown alphabet": (fields) => ({ type: `${FORM}; charset=x`, body: encoded(fields) }),
  "in two bytes a letter": (fields) => ({
    type: `${FORM}; charset=utf-16`,
    body: Buffer.from(encoded(fields).toString(), "utf16le"),
  }),
  "with nothing escaped": (fields) => ({ type: FORM, body: bare(fields) }),
  "with noise behind": (fields, noise) => ({
    type: FORM,
    body: Buffer.concat([encoded(fields), noise]),
  }),
  "as plain text": (fields) => ({ type: "text/plain", body: encoded(fields) }),
  "as anything": (fields) => ({ type: "*/*", body: encoded(fields) }),
  "as nothing": (fields) => ({ type: "", body: encoded(fields) }),
  "as half a type": (fields) => ({ type: ";", body: encoded(fields) }),
  "as JSON": (fields) => ({ type: "application/json", body: json(fields) }),
  "as JSON that says it is a form": (fields) => ({ type: FORM, body: json(fields) }),
  "in parts without a boundary": (fields) => ({ type: "multipart/form-data", body: parts(fields) }),
  "in parts with a wrong boundary": (fields) => ({ type: `${MULTIPART}x`, body: parts(fields) }),
  "in parts with two boundaries": (fields) => ({
    type: `${MULTIPART}; boundary=a`,
    body: parts(fields),
  }),
  "in parts, cut off": (fields, noise) => ({
    type: MULTIPART,
    body: parts(fields).subarray(0, -1 - noise.length),
  }),
  "in parts among noise": (fields, noise) => ({
    type: MULTIPART,
    body: Buffer.concat([noise, parts(fields), noise]),
  }),
  "in parts that are none": (fields) => ({ type: MULTIPART, body: encoded(fields) }),
  "as noise": (_fields, noise) => ({ type: FORM, body: noise }),
  "not at all": () => ({ type: "", body: Buffer.alloc(0) }),
} as const satisfies Record<string, (fields: Field[], noise: Buffer) => Written>;
