import type { InterfaceWords, Navigation } from "#app/content/reading/schema.ts";

/** What the menus call the page at an address; nothing where none names it. */
export function menuLabel(
  address: string,
  { topMenu, footer, drawer }: Navigation,
  { labels }: InterfaceWords,
): string | undefined {
  const label = [...topMenu, ...footer.company, ...drawer]
    .flatMap((entry) => ("items" in entry ? entry.items : [entry]))
    .find((item) => item.to === address)?.label;
  return label && labels[label];
}
