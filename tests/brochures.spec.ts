/** The links to the printable brochures. */
import { test } from "./one-tab.ts";
import { expect, pages } from "./site.ts";

for (const address of ["/solar", "/roofing", "/hurricane-protection", "/hvac"]) {
  test(`${address} leads to its brochure, and says how large it is`, async ({
    page,
    visit,
    request,
  }) => {
    const section = pages[address]?.sections.find(({ kind }) => kind === "brochure");
    if (section?.kind !== "brochure") throw new Error(`${address} has no brochure`);
    await visit(address);
    const link = page.getByRole("link", { name: section.label });
    await expect(link).toContainText("2 pages");
    const response = await request.get((await link.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toBe("application/pdf");
    const kilobytes = Math.round((await response.body()).length / 1000);
    await expect(link).toContainText(`${kilobytes} kB`);

    const preview = page.locator(`#${section.id} img`);
    await preview.scrollIntoViewIfNeeded();
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  });
}
