/** What our staff do with requests: `npm run requests -- list`. */
import { createInterface } from "node:readline/promises";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { staffCommand } from "#requests/staff/staff-command.server.ts";
import { readSettings, SettingsError } from "#server/settings.ts";

/** The reader of the output may have seen enough, as `head` does. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${question} [y/N] `);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

try {
  const settings = readSettings(process.env);
  process.exitCode = await staffCommand(process.argv.slice(2), {
    open: () => openDatabase(settings),
    location: settings,
    terminal: {
      print: (text) => process.stdout.write(text.endsWith("\n") ? text : `${text}\n`),
      complain: console.error,
      confirm: process.stdin.isTTY ? confirm : undefined,
    },
  });
} catch (error) {
  // Not by end-with-error.ts, which knows the content: a server without the sources runs this too.
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 2;
}
