/** The same names, each with what becomes of its value. */
export function mapped<Value, Result>(
  record: Record<string, Value>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}

/** A tree of content with other texts. @param change is told, too, where a text stands */
export function mappedTexts(
  value: unknown,
  change: (text: string, at: PropertyKey[]) => string,
  at: PropertyKey[] = [],
): unknown {
  if (typeof value === "string") return change(value, at);
  if (value === null || typeof value !== "object") return value;
  const below = (one: unknown, step: PropertyKey) => mappedTexts(one, change, [...at, step]);
  return Array.isArray(value) ? value.map(below) : mapped(value as Record<string, unknown>, below);
}
