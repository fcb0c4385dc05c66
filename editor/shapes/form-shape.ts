/** The shapes of files as JSON Schema, from which the form makes its fields, and VS Code its help. */
import { z } from "zod";
import { holdsSentences, SHAPES } from "./shapes.ts";

/** What we use of JSON Schema. */
export interface FormShape {
  $ref?: string;
  $defs?: Record<string, FormShape>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, FormShape>;
  required?: string[];
  items?: FormShape;
  oneOf?: FormShape[];
  anyOf?: FormShape[];
  additionalProperties?: boolean | FormShape;
  propertyNames?: FormShape;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  title?: string;
  description?: string;
  /** Of a picture: one of `PICTURE_PLACES`. */
  place?: string;
}

const made = new Map<string, FormShape>();

/** @param pattern one of `SHAPES` */
export function formShapeOf(pattern: string): FormShape {
  const known = made.get(pattern);
  if (known) return known;
  const shape = SHAPES[pattern];
  if (!shape) throw new Error(`There is no shape ${pattern}.`);
  const form = z.toJSONSchema(shape, { io: "input" }) as FormShape;
  made.set(pattern, form);
  return form;
}

const text: FormShape = { type: "string" };
const statement = (by: "claim" | "promise"): FormShape => ({
  type: "object",
  properties: {
    [by]: text,
    says: text,
    after: text,
    ...(by === "claim" ? { leaveOut: { const: true } } : {}),
  },
  required: [by, "says"],
  additionalProperties: false,
});
const statements = [statement("claim"), statement("promise")];
const sentences: FormShape = {
  type: "object",
  properties: { sentences: { type: "array", items: { anyOf: [text, ...statements] } } },
  required: ["sentences"],
  additionalProperties: false,
};

/** The same for editors that know nothing of claims: a text may be a statement, or several sentences. */
export function fileShapeOf(pattern: string): FormShape {
  const shape = structuredClone(formShapeOf(pattern));
  const { $defs = {} } = shape;
  if (!holdsSentences(pattern)) return shape;
  for (const name of ["words", "richWords"]) {
    const one = $defs[name];
    if (one) $defs[name] = { anyOf: [one, ...statements, sentences] };
  }
  return shape;
}
