/** What visitors come for, in the three engines that nearly all browsers are made of. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { SHORTEST_VISIT_MS } from "#app/forms/robot-check.ts";
import { CSP_REPORTS_ADDRESS, FAILED_STARTS_ADDRESS } from "#server/report-addresses.ts";
import {
  firstWith,
  hasSpanish,
  inSpanish,
  labels,
  otherPage,
  sectionOn,
  service,
  serviceName,
  servicePage,
  site,
  words,
  ZIP,
} from "../content.ts";
import { goToUnseenPicture } from "../pictures.ts";
import { createProxy } from "../proxy.ts";
import { engines } from "./engine.ts";
import { visitorOf } from "./visitor.ts";

const DESK = [1440, 900] as const;
/** No window of WebKit's is narrower than 447 pixels. */
const PHONE = [480, 800] as const;

const pricing = sectionOn("/free-pricing", "pricing-form");
const contact = sectionOn("/contact", "contact-form");
const stop = sectionOn("/stop", "stop-form");
const price = sectionOn("/tools/price", "price-tool");
const house = sectionOn("/tools/your-house", "your-house-tool");
const slider = sectionOn("/", "before-after");
const seen = firstWith("marked-picture", ({ views }) => views.length > 1);
const group = site.navigation.drawer.find((entry) => "items" in entry);
const [first] = group?.items ?? [];
const { faults, steps, troubles } = words.form;

const PAGES = [
  "/",
  servicePage,
  otherPage,
  "/free-pricing",
  "/contact",
  "/locations",
  "/tools/rights",
  "/tools/openings",
  "/tools/home-file",
  ...(hasSpanish ? ["/es/tools/solar"] : []),
];

describe.each(engines)("$name", ({ name, packages, programs, missing, start }) => {
  if (missing.length > 0) {
    console.log(
      `${name} is left out: ${missing.join(", ")} not found (apt-get install ${packages})`,
    );
    test.skip(`left out: ${packages} not installed`);
    return;
  }

  let line: Awaited<ReturnType<typeof createProxy>>;
  let visitor: ReturnType<typeof visitorOf>;

  beforeAll(async () => {
    line = await createProxy(inject("site"));
    visitor = visitorOf(await start(programs), line.origin);
  });
  beforeEach(() => visitor.resize(...DESK));
  afterAll(async () => {
    await visitor?.close();
    await line.cut();
  });

  test("a menu opens by pointing and by clicks, below its button, closes again, and leads on", async () => {
    const button = ["header button", labels("company")] as const;
    const link = ["header a", labels("history")] as const;
    await visitor.open("/");
    await visitor.pointAt(...button);
    await visitor.sees(...link);
    await visitor.press("Escape");
    await visitor.seesNo(...link);
    await visitor.click(...button);
    await visitor.sees(...link);
    const { left, top, height } = await visitor.sees(...button);
    const isBelow = (x: number, y: number) => {
      const open = document.querySelector(":popover-open");
      const panel = open?.getBoundingClientRect() ?? new DOMRect(-100, -100);
      return Math.abs(panel.left - x) < 40 && panel.top >= y && panel.top < y + 20;
    };
    await visitor.until("it is below its button", isBelow, left, top + height);
    await visitor.click(...button);
    await visitor.seesNo(...link);
    await visitor.click(...button);
    await visitor.click(...link);
    await visitor.isAt("/history");
    await visitor.seesNo(...link);
  });

  test("the drawer opens, closes in every way, leads on, and Back leads to the page before", async () => {
    const link = ["dialog a", labels(first?.label ?? "")] as const;
    await visitor.resize(...PHONE);
    await visitor.open("/");
    for (const close of [
      () => visitor.press("Escape"),
      () => visitor.click("dialog button", words.closeMenu),
      () => visitor.clickAt(PHONE[0] - 20, PHONE[1] / 2),
    ]) {
      await visitor.click("nav button", words.menu);
      await visitor.sees(...link);
      await close();
      await visitor.seesNo(...link);
      await visitor.isOn(words.menu);
      await visitor.isAt("/");
    }
    await visitor.click("nav button", words.menu);
    await visitor.click(...link);
    await visitor.isAt(first?.to ?? "");
    await visitor.seesNo(...link);
    await visitor.evaluate(() => history.back());
    await visitor.isAt("/");
  });

  test("the price form tells mistakes, goes on when they are mended, and is sent", async () => {
    const { questions, submit, sent } = pricing;
    const goOn = () => visitor.click("form button", steps.next);
    await visitor.resize(...PHONE);
    await visitor.open("/free-pricing");
    await visitor.click("label", serviceName(service));
    await visitor.type(questions.zip.label, ZIP.slice(0, 3));
    await goOn();
    await visitor.sees("form p", faults.zip.wrong);
    await visitor.isOn(questions.zip.label);
    await visitor.type(questions.zip.label, ZIP.slice(3));
    await goOn();
    await visitor.click("label", questions.way.email);
    await visitor.type(questions.email.label, "rosa");
    await visitor.type(questions.name.label, "Rosa Bell");
    await goOn();
    await visitor.sees("form p", faults.email.wrong);
    await visitor.isOn(questions.email.label);
    await visitor.type(questions.email.label, "@example.com");
    await goOn();
    await visitor.sees("legend", questions.language.label);
    await takeTime();
    await visitor.click("form button", submit);
    await visitor.sees("h1", sent.heading);
  });

  test("a click on Send right after a mistake counts", async () => {
    await visitor.open("/contact");
    await visitor.click("label", contact.questions.way.email);
    await visitor.type(contact.questions.email.label, "rosa");
    await visitor.click("form button", contact.submit);
    await visitor.sees("h2", words.form.errorHeading);
  });

  test("a tool answers while one types, and its address holds the answers", async () => {
    await visitor.open("/tools/price");
    await visitor.click("label", price.questions.job.choices.roof);
    await visitor.type(price.questions.footprint.label, "1800");
    await visitor.sees("section p", fill(price.sizes.roof, { size: "20.9" }));
    await visitor.type(price.questions.footprint.label, "0");
    await visitor.sees("section p", fill(price.sizes.roof, { size: "208.7" }));
    await visitor.click("h1", price.heading);
    await visitor.isAt("/tools/price?job=roof&footprint=18000");
  });

  test("a house is put together, a storm comes over it, and the next choice ends the storm", async () => {
    const shows = (phase: string, told: string) =>
      visitor.until(
        `the picture is ${phase} and shows ${told}`,
        (wanted, part) => {
          const picture = document.querySelector<HTMLElement>("[role=img][data-phase]");
          const images = [...(picture?.querySelectorAll("img") ?? [])];
          const haveCome = images.every(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          );
          const isTold = picture?.getAttribute("aria-label")?.includes(part);
          return haveCome && isTold === true && picture?.dataset.phase === wanted;
        },
        phase,
        told,
      );
    await visitor.open("/tools/your-house");
    await visitor.click("label", house.questions.walls.choices.coral);
    await visitor.click("label", house.questions.trees.label);
    await shows("still", house.seen.others.trees);
    await visitor.click("button", house.play);
    await shows("playing", house.seen.broken.trees);
    await visitor.click("label", house.questions.glass.choices.impact);
    await shows("still", house.seen.glass.impact);
    await visitor.isAt("/tools/your-house?light=storm&walls=coral&glass=impact&trees=on");
  });

  test("the slider goes with the mouse and with keys", async () => {
    await visitor.open("/");
    const value = () =>
      visitor.evaluate(() =>
        Number(document.querySelector<HTMLInputElement>("input[type=range]")?.value),
      );
    const { left, top, width, height } = await visitor.pointAt("input", slider.sliderLabel);
    await visitor.pressMouse();
    await visitor.point(left + width / 4, top + height / 2);
    await visitor.releaseMouse();
    const dragged = await value();
    expect(dragged).toBeLessThan(30);
    await visitor.press("ArrowRight");
    expect(await value()).toBe(dragged + 1);
  });

  test.runIf(seen)("each view of a picture is shown when it is chosen, and no other", async () => {
    const { address = "", section } = seen ?? {};
    const { views = [] } = section ?? {};
    await visitor.open(address);
    for (const { label = "", picture } of views.toReversed()) {
      await visitor.click("label", label);
      await visitor.sees("img", picture.alt);
      for (const other of views) {
        if (other.label !== label) await visitor.seesNo("img", other.picture.alt);
      }
    }
  });

  test.each(["/", otherPage])("all pictures of %s are seen by who scrolls", async (page) => {
    await visitor.open(page);
    await visitor.until("all pictures are seen", goToUnseenPicture);
  });

  test.runIf(hasSpanish)("the language changes on the same part of the page", async () => {
    await visitor.open(`${servicePage}?utm_source=radio#questions`);
    await visitor.click("header a", inSpanish.name);
    await visitor.isAt(`/es${servicePage}?utm_source=radio#questions`);
    await visitor.until("it is Spanish", () => document.documentElement.lang === "es");
  });

  test("without a network, what was typed stays, kept pages come, and later it is sent", async () => {
    const label = stop.questions.contact.label;
    await visitor.open("/stop");
    await visitor.until("the storm page is kept", async () => {
      const isServed = navigator.serviceWorker.controller?.state === "activated";
      return isServed && (await caches.match("/storm")) !== undefined;
    });
    await visitor.type(label, "rosa@example.com");
    await takeTime();
    await line.cut();
    try {
      await visitor.click("form button", stop.submit);
      await visitor.sees("h2", troubles.noAnswer.heading);
      await visitor.load("/storm");
      await visitor.until(
        "the storm page says that it is a copy",
        () => document.querySelector("[data-copy]")?.checkVisibility() ?? false,
      );
    } finally {
      await line.goOn();
    }
    await visitor.open("/stop");
    await takeTime();
    await visitor.click("form button", stop.submit);
    await visitor.sees("h1", stop.done.heading);
  });

  test("ten pages wake, fetch ahead, and nothing of it is an error or is refused", async () => {
    line.asked.length = 0;
    const errors: string[] = [];
    for (const page of PAGES) {
      await visitor.open(page);
      await visitor.evaluate(() =>
        document.querySelector<HTMLElement>("footer a[href$='/privacy-policy']")?.focus(),
      );
      await visitor.until(`${page} fetches ahead`, () =>
        performance.getEntriesByType("resource").some((entry) => /privacy-.*js$/.test(entry.name)),
      );
      for (const error of await visitor.errors()) errors.push(`${page}: ${error}`);
    }
    const reports = line.asked.filter((asked) =>
      [CSP_REPORTS_ADDRESS, FAILED_STARTS_ADDRESS].some((address) => asked.endsWith(address)),
    );
    expect([...errors, ...reports]).toEqual([]);
  });

  /** Nobody fills in a form as fast as a test does, and the site knows. */
  const takeTime = () =>
    visitor.until("a person may have typed it", (ms) => performance.now() > ms, SHORTEST_VISIT_MS);
});
