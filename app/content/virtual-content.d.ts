declare module "virtual:content" {
  const content: import("#app/content/read.ts").SiteContent;
  export default content;
}
