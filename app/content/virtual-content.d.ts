declare module "virtual:content" {
  const content: import("#app/content/site-content.ts").ContentInTime;
  export default content;
}
