/** The kinds of sections on the pages of a folder of content/en, made by content/reading/page-plugin.ts. */
declare module "virtual:sections/*" {
  const components: import("#app/sections/sections.tsx").Components;
  export default components;
}
