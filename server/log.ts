/** The log: one line of JSON for each thing worth knowing, to standard output. */
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * Nothing personal belongs into the log: name requests by their reference, and give errors as
 * `log.error({ err: error }, "what was not done")`, of which only the harmless part is written.
 *
 * @param destination where the lines go instead, for tests
 */
export function createLogger(destination?: DestinationStream): Log {
  return pino(
    {
      level: "info",
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: harmlessPart },
    },
    destination ?? pino.destination(1),
  );
}

/** An error's kind, codes and place, but not its message: that may quote what a visitor typed. */
function harmlessPart(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = "", cause } = error;
  const places = stack.slice(stack.indexOf(message) + message.length);
  return {
    type: name,
    ...errorCodes(error),
    at: places.match(/^ {4}at .*$/gm)?.map((line) => line.slice(7)),
    ...(cause instanceof Error && { cause: harmlessPart(cause) }),
  };
}

/** What machines say of an error: `ECONNREFUSED`, SQLite's number, the answer of a mail server. */
export function errorCodes(error: object): Record<string, string | number> {
  const { code, errcode, responseCode } = error as Record<string, unknown>;
  return {
    ...(typeof code === "string" && { code }),
    ...(typeof errcode === "number" && { errcode }),
    ...(typeof responseCode === "number" && { responseCode }),
  };
}
