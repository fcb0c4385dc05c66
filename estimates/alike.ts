/** The same for each name, such as a question that is asked of many things alike. */
export const alike = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
