/** WebKit by W3C WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that exists in memory only. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import type { Engine, Key } from "./engine.ts";

const LONGEST_START_MS = 20_000;

const KEYS: Record<Key, string> = { ArrowRight: "\uE014", End: "\uE010", Escape: "\uE00C" };

export async function webkit([driverProgram = "", screenProgram = ""]: string[]): Promise<Engine> {
  // It finds a number that is free, and says which.
  const screen = spawn(screenProgram, ["-displayfd", "1", "-screen", "0", "1920x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const driver = spawn(driverProgram, [`--port=${port}`], {
    // Layers that no graphics card puts together take twice the time.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
    stdio: "ignore",
  });

  let session = "";
  /** @throws what the driver answers when it could not */
  async function ask<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Result };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  }
  const act = (type: string, ...actions: object[]) =>
    ask<void>("POST", "/actions", { actions: [{ type, id: type, actions }] });
  const evaluate: Engine["evaluate"] = (run, ...args) =>
    ask("POST", "/execute/sync", { script: `return (${String(run)})(...arguments)`, args });

  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), LONGEST_START_MS);
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } };
  const { sessionId } = await ask<{ sessionId: string }>("POST", "", { capabilities });
  session = `/${sessionId}`;

  return {
    async open(url) {
      await ask("POST", "/url", { url });
      // The page has loaded, and starts its scripts when it has been seen (app/document/start-script.server.ts).
      await evaluate(keepErrors);
    },
    evaluate,
    point: (x, y) =>
      act("pointer", { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }),
    pressMouse: () => act("pointer", { type: "pointerDown", button: 0 }),
    releaseMouse: () => act("pointer", { type: "pointerUp", button: 0 }),
    type: (text) => act("key", ...Array.from(text, stroke).flat()),
    press: (key) => act("key", ...stroke(KEYS[key])),
    async resize(width, height) {
      await ask("POST", "/window/rect", { width, height });
      const frame = await evaluate(() => window.outerHeight - window.innerHeight);
      await ask("POST", "/window/rect", { width, height: height + frame });
    },
    errors: () => evaluate(() => window.keptErrors ?? []),
    async close() {
      await ask("DELETE", "");
      driver.kill();
      screen.kill();
    },
  };
}

const stroke = (value: string) => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];

declare global {
  interface Window {
    keptErrors?: string[];
  }
}

/** Runs in the page: the driver tells nothing of the console. */
function keepErrors() {
  const kept: string[] = (window.keptErrors = []);
  const keep = (what: unknown) => void kept.push(String(what));
  const write = console.error;
  console.error = (...all: unknown[]) => {
    keep(all.join(" "));
    write(...all);
  };
  addEventListener("error", ({ message }) => keep(message));
  addEventListener("unhandledrejection", ({ reason }) => keep(reason));
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
    keep(`${effectiveDirective} refuses ${blockedURI}`),
  );
}
