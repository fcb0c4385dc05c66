declare module "virtual:content" {
  const content: import("#app/content/site-content.ts").SiteContent;
  export default content;
}
