/** The tools that there are. A site has those that company.yaml lists. */
export const TOOLS = [
  "my-zip",
  "solar",
  "quotes",
  "rights",
  "openings",
  "price",
  "home-file",
  "your-house",
] as const;
export type ToolName = (typeof TOOLS)[number];

/** Whether an address is that of a tool, or of the list of tools, that this site does not have. */
export function isToolLeftOut(address: string, wanted: readonly ToolName[]): boolean {
  const [, folder, name] = address.split(/[/?#]/);
  if (folder !== "tools") return false;
  return name ? TOOLS.some((tool) => tool === name && !wanted.includes(tool)) : wanted.length === 0;
}

/** Without what leads to such a tool: entries of menus and lists, buttons, links beside a text. */
export function withoutToolsLeftOut<Value>(value: Value, wanted: readonly ToolName[]): Value {
  if (TOOLS.every((tool) => wanted.includes(tool))) return value;
  const stays = (one: unknown) =>
    !(one && typeof one === "object" && "to" in one && isToolLeftOut(String(one.to), wanted));
  const copy = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.filter(stays).map(copy);
    if (one === null || typeof one !== "object") return one;
    const kept = Object.entries(one).filter(([, item]) => stays(item));
    return Object.fromEntries(kept.map(([key, item]) => [key, copy(item)]));
  };
  return copy(value) as Value;
}
