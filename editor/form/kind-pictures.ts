/** Small pictures of kinds of sections, where there are some: `npm run kind-pictures` makes them. */
const files = import.meta.glob<string>("../kinds/*.avif", {
  eager: true,
  query: "?url",
  import: "default",
});

export const pictureOfKind = (kind: string): string | undefined => files[`../kinds/${kind}.avif`];
