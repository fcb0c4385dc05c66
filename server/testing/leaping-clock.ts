/**
 * For tests: loaded before a program, lets its clock be put forward and back while it runs, with the
 * signals SIGUSR2 and SIGHUP. Timers go on as before, as they do on a real machine.
 *
 * `CLOCK_BEGINS` is the moment at which the clock begins, in milliseconds since 1970; now, without it.
 * `CLOCK_LEAP_MS` is how far it leaps; a day, without it.
 */
const DAY_MS = 24 * 3_600_000;
const { CLOCK_BEGINS, CLOCK_LEAP_MS } = process.env;
const LEAP_MS = Number(CLOCK_LEAP_MS ?? DAY_MS);

const RealDate = Date;
let leapMs = CLOCK_BEGINS ? Number(CLOCK_BEGINS) - RealDate.now() : 0;

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length === 0) super(RealDate.now() + leapMs);
    else super(...(given as [string]));
  }

  static override now() {
    return RealDate.now() + leapMs;
  }
} as DateConstructor;

process.on("SIGUSR2", () => leap(LEAP_MS));
process.on("SIGHUP", () => leap(-LEAP_MS));

function leap(ms: number) {
  leapMs += ms;
  console.log(`It is ${new Date().toISOString()}`);
}
