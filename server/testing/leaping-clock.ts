/**
 * For tests: loaded before a program, lets its clock be put forward and back by a day while it
 * runs, with the signals SIGUSR2 and SIGHUP. Timers go on as before, as they do on a real machine.
 */
const DAY_MS = 24 * 3_600_000;

const RealDate = Date;
let leapMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length === 0) super(RealDate.now() + leapMs);
    else super(...(given as [string]));
  }

  static override now() {
    return RealDate.now() + leapMs;
  }
} as DateConstructor;

process.on("SIGUSR2", () => leap(DAY_MS));
process.on("SIGHUP", () => leap(-DAY_MS));

function leap(ms: number) {
  leapMs += ms;
  console.log(`It is ${new Date().toISOString()}`);
}
