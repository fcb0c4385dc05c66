/** The shapes of files as JSON Schema, from which the form makes its fields. */
import { z } from "zod";
import { SHAPES } from "./shapes.ts";

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
