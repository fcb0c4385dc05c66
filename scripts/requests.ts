/** What our staff do with requests: `npm run requests -- list`. */
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { openDatabase } from "#requests/database.server.ts";
import { staffCommand } from "#requests/staff-command.server.ts";
import { tellError } from "#scripts/tell-error.ts";
import { readSettings } from "#server/settings.ts";

/** Whoever reads what is printed may have seen enough, as `head` does. */
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
    keepMonths: settings.KEEP_MONTHS,
    mailFolder: path.join(settings.DATA_DIR, "outbox"),
    terminal: {
      print: (text) => process.stdout.write(text.endsWith("\n") ? text : `${text}\n`),
      complain: console.error,
      confirm: process.stdin.isTTY ? confirm : undefined,
    },
  });
} catch (error) {
  tellError(error);
  process.exitCode = 2;
}
