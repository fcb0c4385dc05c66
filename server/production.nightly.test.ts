/** The site as it runs for visitors, however it was started. Runs against the build. */
import { expect, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { startSite } from "#server/testing/running-site.ts";

/** At the end, tells what the process read of React. */
const TELL_REACT = `data:text/javascript,import{createRequire}from"node:module";process.on("exit",()=>console.log("read",...Object.keys(createRequire("/").cache).filter((file)=>file.includes("react-dom-server"))))`;

test("started by hand, pages are rendered by the React that is made for that", async () => {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR, NODE_ENV: undefined }, ["--import", TELL_REACT]);
  expect((await fetch(`${site.origin}/no-such-page`)).status).toBe(404);
  await site.stop();
  expect(site.log()).toContain("react-dom-server.node.production.js");
  expect(site.log()).not.toContain("development");
});

test("a site that keeps requests for another time than its pages say does not start", async () => {
  const starting = startSite({ DATA_DIR: freshFolder(), KEEP_MONTHS: "18" });
  await expect(starting).rejects.toThrow(
    /kept for 24 months, and KEEP_MONTHS is 18\. Build with KEEP_MONTHS=18/,
  );
});
