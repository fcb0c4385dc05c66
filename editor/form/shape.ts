/** What the form reads from a shape: which part fits a value, and what a new value begins with. */
import { inWords } from "./labels.ts";
import type { FormShape } from "#editor/shapes/shapes.ts";

/** The small building blocks have names, by which they get fields of their own. */
export const blockOf = ({ $ref }: FormShape) => $ref?.split("/").at(-1);

export function resolved(shape: FormShape, root: FormShape): FormShape {
  const name = blockOf(shape);
  return name ? { ...root.$defs?.[name], ...shape } : shape;
}

/** Of several shapes the one that the value has, told by the names it holds. */
export function fitting(shape: FormShape, value: unknown, root: FormShape): FormShape {
  const options = (shape.anyOf ?? shape.oneOf)?.map((one) => resolved(one, root));
  if (!options) return shape;
  const isNullable = options.some(({ type }) => type === "null");
  if (isNullable) return { ...options.find(({ type }) => type !== "null"), isNullable };
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    const type = Array.isArray(value) ? "array" : typeof value;
    return options.find((one) => one.type === type) ?? options[0] ?? {};
  }
  const names = value as Record<string, unknown>;
  const fits = ({ properties = {}, required = [] }: FormShape) =>
    required.every((name) => name in names) &&
    Object.entries(properties).every(
      ([name, one]) => one.const === undefined || !(name in names) || one.const === names[name],
    );
  return options.find(fits) ?? options[0] ?? {};
}

/** What must be there, empty. */
export function emptyOf(of: FormShape, root: FormShape): unknown {
  const shape = resolved(of, root);
  if (shape.const !== undefined) return shape.const;
  if (shape.default !== undefined) return structuredClone(shape.default);
  if (shape.enum) return shape.enum[0];
  const option = shape.anyOf?.[0] ?? shape.oneOf?.[0];
  if (option) return emptyOf(option, root);
  if (shape.type === "array") {
    const { minItems = 0, items = {} } = shape;
    return Array.from({ length: minItems }, () => emptyOf(items, root));
  }
  if (shape.properties) {
    const { properties, required = [] } = shape;
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name))
        .map(([name, one]) => [name, emptyOf(one, root)]),
    );
  }
  if (shape.additionalProperties) return {};
  return { boolean: false, number: 0, integer: 1 }[shape.type ?? ""] ?? "";
}

/** A single value as it is typed; nothing of what holds others. */
export const typed = (value: unknown): string =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value) : "";

/** In the order in which people look for what tells one thing from the next. */
const TELLING = "heading title question label name says text trade network town stage part".split(
  " ",
);

/** What something is called while it is closed. */
export function summaryOf(value: unknown): string {
  if (value === null || typeof value !== "object") return typed(value);
  const one = value as Record<string, unknown>;
  const name = TELLING.find((key) => key in one);
  if (name) return summaryOf(one[name]);
  if (Array.isArray(one.sentences)) return one.sentences.map(summaryOf).join(" ");
  const first = summaryOf(Object.values(one).find((inside) => typeof inside === "string"));
  return /^[a-z]+(-[a-z]+)*$/.test(first) ? inWords(first) : first;
}
