/** The kinds of sections on the pages of a module beside this file, made by content/reading/page-plugin.ts. */
declare module "virtual:sections/*" {
  const components: import("#app/sections/sections.tsx").Components;
  export default components;
}
