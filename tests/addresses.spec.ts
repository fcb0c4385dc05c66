/** Every address answers as it should: pages, moves, and what is no page. */
import { request as send } from "node:http";
import { LONGEST_ADDRESS } from "#server/address.ts";
import { type Element, isInside } from "./elements.ts";
import { test } from "./one-tab.ts";
import { all, bodyOf, expectLink, mainOf, said, sentPage } from "./sent-page.ts";
import {
  allAddresses,
  comingSoonAddresses,
  expect,
  layoutAddresses,
  locationAddresses,
  pages,
  site,
  spanishAddresses,
  stormAddresses,
  words,
} from "./site.ts";

/** Sends a request line as it is, which browsers and fetch would tidy first. */
function ask(baseURL: string | undefined, path: string, method = "GET", headers = {}, body = "") {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(baseURL ?? "");
      const request = send({ hostname, port, path, method, headers }, (response) => {
        let text = "";
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      request.on("error", reject);
      request.end(body);
    },
  );
}

test("the site has the specification's pages", () => {
  // The specification's 22, with /free-pricing, /contact, /stop and /paying-safely; tools besides.
  const isTool = (address: string) => /^\/tools(\/|$)/.test(address);
  const isOwn = (address: string) => address.startsWith("/guides/");
  const others = layoutAddresses.filter((address) => !isTool(address) && !isOwn(address));
  expect(others).toHaveLength(26);
  expect(layoutAddresses.filter(isTool)).toHaveLength(8);
  expect(comingSoonAddresses).toHaveLength(11);
  expect(locationAddresses.length).toBeGreaterThanOrEqual(12);
});

test("every page is there, with its title and heading", async ({ request }) => {
  for (const address of [...allAddresses, ...spanishAddresses, ...stormAddresses]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).toContain("<h1");
  }
});

test("what comes soon stands outside the layout", async ({ request }) => {
  for (const address of comingSoonAddresses) {
    const body = await sentPage(request, address);
    expect(all(body, "header", "footer").filter(isOfPage), address).toEqual([]);
    expect(said(body), address).not.toContain(words.menu);
    expectLink(body, words.error.goHome, "/", address);
  }
});

/** Header and footer of the page itself, rather than of a part of it. */
const isOfPage = (one: Element) => !isInside(one, "main");

/** The menus' names of the pages that are not there yet. */
const AWAITED: Record<string, string> = {
  "/pools": "Pools",
  "/remodelling": "Remodeling",
  "/services/flooring": "Flooring",
  "/services/solar-panel-cleaning": "Solar Panel Cleaning",
  "/services/security": "Security",
  "/services/painting": "Painting",
  "/services/driveways": "Driveways",
  "/services/pressure-cleaning": "Pressure Cleaning",
  "/services/turf": "Turf",
  "/services/ev-charging": "EV Charging",
  "/services/window-cleaning": "Window Cleaning",
  "/team": "Our team",
};

test("what comes soon says so, and what we do meanwhile", async ({ request }) => {
  for (const [address, name] of Object.entries(AWAITED)) {
    const main = mainOf(await sentPage(request, address));
    const [section] = pages[address]?.sections ?? [];
    if (section?.kind !== "coming-soon") throw new Error(`${address} has another section`);
    expect(all(main, "h1").map(said), address).toEqual([name]);
    const lines = all(main, "p", "h2", "span").map(said);
    for (const line of ["Coming soon", words.comingSoon.meanwhile, section.line]) {
      expect(lines, address).toContain(line);
    }
    expect(all(main, "img").length, address).toBeGreaterThan(0);
  }
});

test("what comes soon is seen to", async ({ page }) => {
  await page.goto("/pools");
  await expect(page.getByRole("main").getByText("Coming soon", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Pools", exact: true })).toBeVisible();
  await expect(page.getByText(words.comingSoon.meanwhile, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  await expect(page.getByRole("link", { name: words.error.goHome })).toBeVisible();
});

test("/team is a coming-soon page inside the layout", async ({ page }) => {
  await page.goto("/team");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(pages["/team"]?.sections.map(({ kind }) => kind)).toEqual(["coming-soon"]);
});

for (const address of [
  "/no-such-place",
  "/solar/nope",
  "/services",
  "/a/b/c",
  "/__proto__",
  "/constructor",
  "/fr",
  "/assets/nope.js",
  "/solar.html",
]) {
  test(`${address} is not found, and helps`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<title>${words.notFound.title}</title>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const body = bodyOf(html);
    expect(all(body, "h1").map(said)).toEqual([words.notFound.heading]);
    expect(all(body, "header").filter(isOfPage)).toHaveLength(1);
    expect(said(mainOf(body))).toContain(site.company.phone.shown);
  });
}

test("what is not found is seen to, and helps", async ({ page }) => {
  await page.goto("/no-such-place");
  await expect(page).toHaveTitle(words.notFound.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound.heading);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(site.company.phone.shown);
});

for (const [asked, right] of [
  ["/solar/", "/solar"],
  ["/SOLAR/Panels", "/solar/panels"],
  ["/solar//panels", "/solar/panels"],
  ["//", "/"],
  ["/index.html", "/"],
  ["/solar/index.html?utm=a", "/solar?utm=a"],
  ["//evil.example/", "/evil.example"],
  ["/Boynton-Beach", "/boynton-beach"],
] as const) {
  test(`${asked} moves to ${right}`, async ({ baseURL }) => {
    const answer = await ask(baseURL, asked);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(right);
  });
}

for (const address of [
  "/%",
  "/%E0%A4%A",
  "/%00",
  "/..%2f..%2fetc/passwd",
  "/\\evil.example",
  "/a%0d%0aX:y",
]) {
  test(`${address} is refused`, async ({ baseURL }) => {
    const answer = await ask(baseURL, address);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(site.company.phone.shown);
  });
}

test("a long query does no harm, an endless one is refused", async ({ baseURL }) => {
  expect((await ask(baseURL, `/solar?${"a".repeat(LONGEST_ADDRESS - 10)}`)).status).toBe(200);
  expect((await ask(baseURL, `/solar?${"a".repeat(LONGEST_ADDRESS)}`)).status).toBe(414);
  expect((await ask(baseURL, `/solar?${"a".repeat(100_000)}`)).status).toBe(431);
  expect((await ask(baseURL, "/solar")).status).toBe(200);
});

for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]) {
  test(`${method} is not allowed`, async ({ baseURL }) => {
    const body = /P(OST|UT|ATCH)/.test(method) ? "a=b" : "";
    const answer = await ask(baseURL, "/solar", method, {}, body);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });
}

test("a method nobody knows is refused, and the site stays up", async ({ baseURL }) => {
  expect((await ask(baseURL, "/", "PROPFIND")).status).toBe(405);
  expect((await ask(baseURL, "/")).status).toBe(200);
});

test("a body where none belongs is refused", async ({ baseURL }) => {
  expect((await ask(baseURL, "/", "GET", { "content-length": 3 }, "a=b")).status).toBe(413);
});

test("HEAD answers like GET, without the page", async ({ baseURL }) => {
  for (const address of ["/solar", "/nope", "/icon.svg"]) {
    const [head, get] = [await ask(baseURL, address, "HEAD"), await ask(baseURL, address)];
    expect(head.status, address).toBe(get.status);
    expect(head.text, address).toBe("");
    expect(head.headers["content-type"], address).toBe(get.headers["content-type"]);
  }
});

test("pages come compressed, and only once", async ({ baseURL }) => {
  const headers = { "accept-encoding": "gzip, br" };
  const first = await ask(baseURL, "/solar", "GET", headers);
  expect(first.headers["content-encoding"]).toBe("br");
  expect(
    (await ask(baseURL, "/solar", "GET", { "accept-encoding": "gzip, br;q=0" })).headers[
      "content-encoding"
    ],
  ).toBe("gzip");
  expect((await ask(baseURL, "/solar")).headers["content-encoding"]).toBeUndefined();
  const again = await ask(baseURL, "/solar", "GET", {
    ...headers,
    "if-none-match": first.headers.etag,
  });
  expect(again.status).toBe(304);
  expect(again.text).toBe("");
});
